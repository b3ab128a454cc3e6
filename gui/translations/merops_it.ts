<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>BarPicture</name>
    <message>
        <source>There are no figures to draw.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellColumns</name>
    <message>
        <source>deleted; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracted; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it, and how far it is to be trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device at the bottom, as the system calls it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way in which it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read: a model&apos;s container, a store, or blocks of one size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory pages under the buffers, as granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proved state of the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether experts were read at random or in sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that one read delivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of several equal runs, counted from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload over time; in brackets its 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the reads took no longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99 of 100 reads took no longer; empty where too few reads bound it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts read in the timed window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks with evidence; sorted by their number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was measured, in local time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The campaign that it is a part of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it was marked as wrong, by itself or with its campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many remarks were written beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the plan held it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file, folder or device that was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n read(s) are too few to bound a p99.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellDetails</name>
    <message>
        <source>not bounded by so few reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted on %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retracted with its campaign on %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contaminated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether it is valid: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted with its campaign on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p90</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99.9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked of the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivered by the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to the disk meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the page cache before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the page cache after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of experts touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device requests over the least possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor time for each GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the whole machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady state reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quiet before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated after a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted to the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2, %3 in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written beside the campaign on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellEditCommands</name>
    <message numerus="yes">
        <source>Retract %n result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back the retraction of %n result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results cannot be changed now: the database is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again when it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellExport</name>
    <message>
        <source>Result set (JSON), to be imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (CSV), a row for each result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course over time (CSV), a row for each step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown, for an issue or a forum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report (HTML), with charts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellFilterBar</name>
    <message>
        <source>All but deleted ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither deleted nor retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only retracted ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted ones too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only deleted ones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellImport</name>
    <message>
        <source>Campaign %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 was there already, with %n result(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was added with %n result(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was there in part; %n result(s) were added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n note(s), retraction(s) or series of single reads were added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of packing, making and verifying stores %1 were added and %2 were there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n file(s) were refused.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contaminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store on the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transparent huge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>huge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartActions</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;PNG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;SVG...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartSaving</name>
    <message>
        <source>“%1” could not be written: %2. Choose another folder, or another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartValues</name>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least and greatest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documented, withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimRows</name>
    <message>
        <source>%1
Source: %2</source>
        <comment>a claim&apos;s statement and source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a claim&apos;s id and statement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio: %1. Documented: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured here: %1, of %2 and %3 runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratio only stands for what is claimed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To narrow it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a claim&apos;s id and the ratio in words</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merops measures nothing that could show it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a ratio and the transport of both sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 over %3)</source>
        <comment>a ratio and the transports of the sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a disk and its transport</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n read(s) of %2 in flight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? Undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• Measured, but not documented for this link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– Not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– Cannot be measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– Withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Holds, as a direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Does not hold, as a direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To measure it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run had the 367 reads that bound a p99.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval lies across the bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few runs to bound the ratio: seven of each are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between documented ratios</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>two disks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1: %2, over %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>the results database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to look at: disk:NAME, cell:N, reader:NAME, campaign:ID, model:PRESET; can be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a picture of the page and end; needs no display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size of the window, before scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours; default: as the system has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit of throughput, for this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program that measures; default: the one beside this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what Merops measured, and measures.
Pages: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not understood; --help lists what is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes %2, not &apos;%3&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>past the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through a cold page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a warm page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in too little memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through a page cache in an unproved state</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareBars</name>
    <message>
        <source>The sample bounds no interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least and greatest of too few runs for an interval: %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), %1 reads.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Flags: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio to %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether nothing disturbed it could not be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disturbed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n disturbed run(s) set aside.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a figure and its ratio</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not measured so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads: too few</source>
        <comment>for a quantile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 reads bound no such quantile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rate and its unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p50 %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documented, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bar for each way of reading %1, and documented results beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bar for each disk in each way of reading; ratios are to %1. Documented results stand beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chart&apos;s title and its whole key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareDocumented</name>
    <message>
        <source>%1 on %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 a read, %n thread(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 a read, %n read(s) in flight.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Documented: %1, in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source does not tell the state of the page cache: nothing is compared with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, measured here: %2 times that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a documented figure and the id of its row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: beyond the scale</source>
        <comment>a documented figure and the id of its row</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareFields</name>
    <message>
        <source>the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind of memory pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind of source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of an expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its size on the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the share of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state of the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order of the reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version of the timed loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency governor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent huge pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests queued at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest of the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>a field that a key lacks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 against %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareFindings</name>
    <message numerus="yes">
        <source>%1 is faster than %2 in all of %n comparable row(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beside %2: of %3 comparable rows it is faster in %4 and slower in %5; no difference is shown in %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reads take longer on %1 than on %2 in all of %n comparable row(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beside %2: of %3 comparable rows reads take longer in %4 and less time in %5; no difference is shown in %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No difference between %1 and %2 is shown in any of %n comparable row(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Where both do best (%1) the ratio of %2 to %3 is %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be compared with %2: nothing that counts was measured on one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be compared with %2: no cell of theirs has an equal key. The nearest differ in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beside %2: in no common row do the reads of both bound this quantile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) have no counterpart on the other disk.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 do not count (failed, invalid, retracted, unproved or provisional): the results page says why.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disturbed run(s) of %1 are set aside, since as many were not.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 are not shown: the same cell was measured over another source more often.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message numerus="yes">
        <source>%1
%n row(s) of campaign %2, %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n chosen disk(s) are compared.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of bars are not drawn: choose fewer readers to see others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One disk stands beside documented results only: check or measure a second one to compare the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that counts was measured on these disks: no cell was proved to read them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>Container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store on the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniform blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an unknown share of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is listed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster than %1: the whole interval of the ratio lies above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower than %1: the whole interval of the ratio lies below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer than with %1: the whole interval of the ratio lies above 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorter than with %1: the whole interval of the ratio lies below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p50 in ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99 in ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n read(s) in flight</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>read in sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>a ratio</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈×%1</source>
        <comment>a ratio that may be 1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×%1 ?</source>
        <comment>a ratio of too few runs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalent to %1: the whole interval of the ratio lies within %2 % of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference from %1 is shown at this sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few runs to tell it from %1: three of each bound a ratio, seven are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DepthCharts</name>
    <message>
        <source>%1 over the number of reads in flight, a line for each of: %2.</source>
        <comment>what, names of lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99 of a read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 99th percentile of a read&apos;s latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>title, part, number of parts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) without a p99, as fewer than %2 reads bound none.</source>
        <comment>title</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more chart(s) were left out: choose fewer disks or readers.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthLines</name>
    <message>
        <source>%1, %2 asked for, %3</source>
        <comment>regime, cache mode, path</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reader, regime</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reader, disk</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DepthPlateaus</name>
    <message>
        <source>%1: plateau from %2, %3</source>
        <comment>line, reads in flight, rate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n plateau(s) from %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>line, rate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: deeper queues gain nothing more from %2 on: %3.</source>
        <comment>chart, reads in flight, lines with their rates</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: still rising at %2, the deepest that was measured: %3.</source>
        <comment>chart, reads in flight, lines with their rates</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DepthSeries</name>
    <message numerus="yes">
        <source>%1, %2: %3, %n run(s)</source>
        <comment>line, reads in flight, figure with unit</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, documented, %2: %3. %4</source>
        <comment>id, reads in flight, figure with unit, source</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DepthSweeps</name>
    <message>
        <source>documented %1, %2</source>
        <comment>id of a documented result, its disk</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LatencyCurve</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>sample, name of the quantile, latency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one read in %2 took longer than %3</source>
        <comment>sample, number, latency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of the quantile, latency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long reads took, from the median to the slowest in a thousand, a line for each of: %1. The values stand in the table below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the slowest reads take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one read in … takes longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No %1, which needs %2 reads, of %3.</source>
        <comment>name of the quantile, number, samples</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LatencyHistogram</name>
    <message>
        <source>%1: %2 % of the reads took %3 to %4</source>
        <comment>sample, per cent, latencies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the latencies are spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of reads over how long they took, steps for each of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LatencyPicture</name>
    <message numerus="yes">
        <source>%n more of what was chosen are not shown: they hold no latencies, or are more than can be told apart.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LatencySamples</name>
    <message>
        <source>qd %1, %2</source>
        <comment>queue depth, reader</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; campaign %5</source>
        <comment>disk, reader, reads in flight; what was read; id</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LatencyTable</name>
    <message>
        <source>%1, longest of %2</source>
        <comment>latency, number of reads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 [%2..%3]</source>
        <comment>latency and its interval</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinePicture</name>
    <message>
        <source>There are no figures to draw.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store on the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n read(s) in flight</source>
        <comment>how many are under way at a time</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pages</source>
        <comment>kind of memory pages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of %1, in sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, experts of %2, in sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, experts of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>source, way through the page cache, memory pages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureCells</name>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model’s files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store on a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under pressure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureChart</name>
    <message>
        <source>%1, %2</source>
        <comment>reader, what it reads</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, cache %3</source>
        <comment>reader, what it reads, state of the cache</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n read(s) in flight: %2 %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rate, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate of the cells measured so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Rate of the cells measured so far, of the %n fastest roads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The median rate over the reads in flight, of %n road(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rate while cells are measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The rate over the time since the start, of %n reader(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureDevices</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>device, size, kind</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %4, %2, %3</source>
        <comment>device, size, kind, model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (mounted at %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (cannot be measured: %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block device can be seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The devices cannot be listed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureForm</name>
    <message>
        <source>&amp;cold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the page cache is dropped first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source is read into the page cache first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under pressure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program may use only so much memory that the cache must let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page cache is left alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasurePlace</name>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A model’s folder with %n expert(s) of %1, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A flat store with %n expert(s) of %1, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A device that holds a flat store with %n expert(s) of %1, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of %1, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It is only read: nothing is written to the device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be measured as it is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It is measured, and a store packed from a sample of it, which is removed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is mounted (%1): what others read and write there is in the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder without a model. Qualify it, or choose a store, a model’s folder or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder without a model, which you may not write: choose one where a store can be written for the measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as much as the budget and the free space allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder without a model: a store with the model’s shape is written here (%1) and kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder without a model: a store with the model’s shape is written here (%1), into a folder of its own that is removed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 are free.</source>
        <comment>what is written, then how much is free</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device without a flat store, as far as it can be read. “Measure” reads any device in blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that is no flat store. “Measure” reads any file in blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A device without a flat store, as far as it can be read. Give the size of blocks to read it in, for instance 2MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that is no flat store. Give the size of blocks to read it in, for instance 2MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing at this path: check the spelling, or whether the disk is mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be looked at (%1): check the rights of the folders above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is neither a folder nor a file nor a block device.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureReaders</name>
    <message>
        <source>one asynchronous queue past the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one asynchronous queue into buffers that the kernel knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one asynchronous queue on a block device, only reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one aligned direct read an expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direct reads at any place, nothing copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direct reads at any place, copied out of an aligned buffer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordinary reads through the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mapped file, through the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads nothing: what measuring itself costs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureText</name>
    <message>
        <source>%1 of %2</source>
        <comment>bytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>rate and its unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A store is packed from the model: %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A store is verified: %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be measured is written: %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n read(s) in flight</source>
        <comment>reader</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is measured: %2 at %3, about %4 left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are done.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells are done.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next cell is being prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1 are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qualifying %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureValidation</name>
    <message>
        <source>Choose a folder, a file or a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path holds a character of the number zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size. A size is written like 64KiB, 500MB or 1.5GB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no time. A time is written like 500ms, 30s, 2m or 1h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the config.json of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no list of depths. They are written like 1,2,4,8, each from 1 to 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of repetitions from 1 to 10000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one state of the page cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cache under pressure needs the memory that the program may use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit of memory goes with a cache under pressure only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell ends after reads, after bytes or after a time: give one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thorough measurement goes in rounds of a time, not of reads or bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of reads.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureVerdict</name>
    <message>
        <source>%1 %2</source>
        <comment>rate and its unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The best road past the page cache is %1 over the %2 with %n read(s) in flight: %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fastest cell is %1 over the %2 with %n read(s) in flight: %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading alone allows at most %1 tokens a second where nothing is in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 tokens a second where %2 % of the experts are found in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reader that goes past the page cache could be measured here: the table says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n documented result(s) can be compared with it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 were written to the disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>&amp;Disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every disk, and what it can do for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks beside one another and beside the documented results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput and p99 over the reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long single reads took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput and temperature while a campaign went on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell that was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a folder, a store or a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s geometry, and what the disks would do for it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoreBanner</name>
    <message>
        <source>&amp;Open another database...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure a disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring it up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: there are no results in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results in %1 were recorded by an older version of Merops. Bringing them up to date changes the file&apos;s form and none of the results; the older version cannot read it afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using %1 and does not let go. It is tried again every second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first measurement makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the newer version, or open another database.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeCourse</name>
    <message>
        <source>%1: %2</source>
        <comment>run, flag</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %n more</source>
        <comment>run, flag</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>flag, evidence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>flag, evidence, advice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, after %2 s: %3</source>
        <comment>run, seconds, rate with unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>rate before, rate after, unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds, runs one behind the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, after %2 s: %3 °C</source>
        <comment>run, seconds, temperature</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperatures begin with the warm-up, rates behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no temperatures of %1: no sensor of the disk could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no course over time was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Throughput over time of %n run(s), one behind the other.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of the disk over the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>°C</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeLoad</name>
    <message numerus="yes">
        <source>%1 of %n cell(s) recorded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) recorded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) were left out: choose fewer rows.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are not listed: choose their cells among the results.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeRounds</name>
    <message>
        <source>steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not assessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>run, whether it was steady</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>run, number, rate with unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assessed from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate of each round, by which the steady state is assessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeRows</name>
    <message>
        <source>%1, %2: %3, %4, %5</source>
        <comment>reader, reads in flight: way through the page cache, source, memory pages</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <comment>reader, reads in flight</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at depth %2, %3</source>
        <comment>reader, reads in flight, way through the page cache</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, of %2, %n run(s)</source>
        <comment>row, path</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no disk yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <comment>when, disks, command line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (not ended)</source>
        <comment>when, disks, command line</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::CellDetailView</name>
    <message>
        <source>Details of the current result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a result to see all that is known about it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::CellEdits</name>
    <message>
        <source>Retract…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the selected results as wrong, with the reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the retraction of the selected results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the selected results; they can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back those of the selected results that were deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a remark beside the selected results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retract results</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What is wrong with the %n selected result(s)? Retracted ones stay, with this reason, but nothing is compared with them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Retract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete results</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n result(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They are hidden, not lost: this can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A remark to stand beside the %n selected result(s):</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The note was written beside %n result(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CellExchange</name>
    <message numerus="yes">
        <source>%n result(s) were written to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result sets, and results of fio and iobench (*.json *.txt *.log);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported: the results database is not open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there is none yet, measure something first, or make one with `merops import FILE`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of each file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::CellFilterBar</name>
    <message>
        <source>Filter by words (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words in the names of readers, disks, paths, tags, flags and campaigns, and in reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All readers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by reads in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cache states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by the state of the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With any flags or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by campaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by what was deleted or retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::CellTableModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::CellTableView</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descending</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ChartList</name>
    <message>
        <source>There are no charts to show.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ChartView</name>
    <message>
        <source>Save or copy this chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ClaimTableModel</name>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, or what to run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ClaimsPanel</name>
    <message>
        <source>Documented claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claim in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareBar</name>
    <message>
        <source>Readers whose results are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ocumented results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published results of other disks, taken in the same way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p&amp;50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median latency of a read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p&amp;99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency that one read of a hundred exceeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99th percentile of the latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput in %1 (Alt+U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;readers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of the &amp;readers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareDiskList</name>
    <message>
        <source>D&amp;isks to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space bar takes a disk in or leaves it out; ratios are to the base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make i&amp;t the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratios are to the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With none checked, the two best are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (base)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareFindingsPanel</name>
    <message>
        <source>What the comparison says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs in the environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;What differs in the environments (%n fact(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::ComparePage</name>
    <message>
        <source>Ch&amp;arts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;laims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure a disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk to see it here, and a second one to compare the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what is wrong, and what to try</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::DepthPage</name>
    <message>
        <source>D&amp;isks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks whose lines are shown; with none checked, the best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;aders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readers whose lines are shown; with none checked, the best few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk at several queue depths to see how it gains from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that counts was measured of these disks: choose others, or look among the results for why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::DiskCardView</name>
    <message>
        <source>Measure this disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the disk %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space chooses the disk for a comparison, Enter opens its menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without results, it cannot be compared. Enter opens its menu.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::DiskCards</name>
    <message>
        <source>Of another machine: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not attached now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be measured now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured %1, but no direct read of a model&apos;s experts counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be measured: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::DiskWords</name>
    <message>
        <source>virtual disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mapped device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>software RAID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contaminated (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known whether valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link: %1 at %2, while %3 would be possible: try another plug, cable or slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link: %1 at %2, the full one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link: %1 at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>transport and size</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a machine without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one with %1</source>
        <comment>a processor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rate and its unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1 from depth %2 on; %3. Measured %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By %1 from depth %2 on, best at %3; %4. Measured %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: at most %2 tokens/s with no expert in memory, %3 with 80 % of them there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured once, which proves little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured with experts of %1; the model&apos;s have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lives in memory: its rates are no disk&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A virtual disk: what its host keeps in memory cannot be seen from here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::DisksPage</name>
    <message>
        <source>Re&amp;scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks again for the disks of this machine (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a dis&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: choose a disk and measure it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is wrong, and what to try</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two or more disks with results to compare them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two or more disks with results to compare them. The first %1 of %2 are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disks of this machine cannot be listed; those with results are shown all the same. %1 Try again with F5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Com&amp;pare (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the %1 chosen disks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure this disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its newest campaign over &amp;time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;what was recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would do for the m&amp;odel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare the chosen disks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ExportDialog</name>
    <message numerus="yes">
        <source>The %n selected result(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n result(s) that the table shows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Include identity: host name, serial numbers, paths and user names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the &amp;times of single reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it nothing personal is written: what tells whose machine it is, is taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::LatencyPage</name>
    <message>
        <source>D&amp;isks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disks whose deciding row is shown; with none checked, the best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show disks instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets go of the cells that were chosen among the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latencies of the cells that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk to see how long its reads take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) chosen among the results are shown.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No latencies were recorded of what is chosen: choose other disks, or cells among the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few reads to draw anything: the table below tells what there is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::LinesPage</name>
    <message>
        <source>About these charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meas&amp;ure something…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MainWindow</name>
    <message>
        <source>Merops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a results database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results databases (*.db);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Merops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Merops %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Measures how fast the experts of a model stream from a disk, and says what that means for running the model.&lt;/p&gt;&lt;p&gt;Results: %2&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Merops?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a results database...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit of throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Merops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing the picture %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page did not settle within a minute</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureCommand</name>
    <message>
        <source>I&amp;n a terminal:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureForm</name>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Qualify: what a disk can do for a model. Only a folder is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure: chosen readers at chosen depths over a model, a store, a file or a device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Path:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder, a store, a file or a device; or drop it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;lder...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ile...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model, whose experts are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another one, by its config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;odel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path of its config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confi&amp;g.json:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 bits a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 bits a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long and how much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2m; 10m gives tighter intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Biggest store:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model, as time and free space allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep what is written, to measure it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoro&amp;ugh: repeat until each rate is steady, which takes hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads in fli&amp;ght:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1; a list measures each: 1,2,4,8,16,32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1; 7 bound an interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;ach cell ends after:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page cache:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mem&amp;ory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a cache under pressure: what the program may use, for instance 2GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read any file or device in blocks of this size, for instance 2MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thoro&amp;ugh: in rounds, until the rate is steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What ends a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much ends a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>400</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1GB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasurePage</name>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command-line program merops was not found, which does the measuring: install it beside this program or in a folder of PATH.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where to measure: type a path, choose a folder, a file or a device, or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at what is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A measurement is running. It is cancelled when the window closes; its finished cells are recorded, the one that is being measured is lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureProgress</name>
    <message>
        <source>Share of the cells that are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me&amp;ssages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabs to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tabs to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it on D&amp;isks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with documented &amp;results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it hard...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stops after what is in flight. The finished cells are recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells, %3 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell is measured yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rate was told yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it hard?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has not ended yet: the disk may hang. End it without waiting?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished cells are recorded. A folder .merops-… with what was written may be left on the disk; the next run there removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on &amp;waiting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureReaders</name>
    <message>
        <source>Readers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The readers of this machine are being asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The readers cannot be listed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None chosen: the best one that reads the source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not work here: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureRun</name>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the command-line program installed beside this one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended while it was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Done: %n cell(s) were measured and recorded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended with faults: %n cell(s) were measured and recorded. The table says what went wrong with the others.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done, and the thresholds are not met, or undecided: %n cell(s) were measured and recorded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n finished cell(s) are recorded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program was ended by force, or crashed: %n finished cell(s) are recorded. A folder .merops-… may be left where it wrote; the next run there removes it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The program could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program does not understand the command: is it of another version?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program could not measure (exit code %1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelChoice</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what went wrong, and what to try</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model %1 among the presets.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelList</name>
    <message>
        <source>%1, and %2 dense ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers with experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts a layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen a token and layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden size, expert&apos;s width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two numbers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 bytes, INT%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token reads at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelPage</name>
    <message>
        <source>M&amp;odel:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a config.json: as it says, and INT4 where it says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT4, unless given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open confi&amp;g.json…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the geometry from a model&apos;s config.json; the file may be dropped here as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a dis&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the chosen rows, or all, as tab-separated text (Ctrl+C in the table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model&apos;s config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (config.json *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>preset and model</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of a config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a fact</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is wrong, and what to try</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results are being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk to see what it would do for the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model to see what the disks would do for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the disks would do for %1. Tokens/s are an upper bound: what the disk allows when reading is all that takes time, by the share of experts found in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelTableView</name>
    <message>
        <source>What the disks would do for the model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelWords</name>
    <message>
        <source>From %1 to %2 tokens/s, as far as the rate&apos;s spread tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another size: %1</source>
        <comment>bytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>campaign and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, measured on the machine %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no direct read counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In [ ]: a 95 % interval. In ( ): the least and the greatest of few runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s,
%1 % hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::Program</name>
    <message>
        <source>%1 cannot be started (%2). Is it installed beside this program?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended without a word (exit code %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merops::gui::ResultsPage</name>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New measurement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the selected rows, to be pasted into a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write results into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take results out of files; they can be dropped here too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which columns are shown, and what they are sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up the results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: there is no results database yet. Measuring a disk makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every result was deleted. The last of the filter&apos;s boxes shows deleted ones too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk, or import results from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n of them are selected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n of them are selected; charts show the first %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::TimePage</name>
    <message>
        <source>Cell&amp;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells whose course is shown; with none checked, the one that decides about each disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ampaign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was measured yet: a campaign&apos;s course appears here while it goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No course over time was recorded in this campaign yet: it appears with the first cell that ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
