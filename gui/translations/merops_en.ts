<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CellColumns</name>
    <message numerus="yes">
        <source>%n read(s) are too few to bound a p99.</source>
        <translation>
            <numerusform>%n read is too few to bound a p99.</numerusform>
            <numerusform>%n reads are too few to bound a p99.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellEditCommands</name>
    <message numerus="yes">
        <source>Retract %n result(s)</source>
        <translation>
            <numerusform>Retract %n result</numerusform>
            <numerusform>Retract %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back the retraction of %n result(s)</source>
        <translation>
            <numerusform>Take back the retraction of %n result</numerusform>
            <numerusform>Take back the retraction of %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n result(s)</source>
        <translation>
            <numerusform>Delete %n result</numerusform>
            <numerusform>Delete %n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted result(s)</source>
        <translation>
            <numerusform>Bring back %n deleted result</numerusform>
            <numerusform>Bring back %n deleted results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellImport</name>
    <message numerus="yes">
        <source>%1 was there already, with %n result(s).</source>
        <translation>
            <numerusform>%1 was there already, with %n result.</numerusform>
            <numerusform>%1 was there already, with %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was added with %n result(s).</source>
        <translation>
            <numerusform>%1 was added with %n result.</numerusform>
            <numerusform>%1 was added with %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was there in part; %n result(s) were added.</source>
        <translation>
            <numerusform>%1 was there in part; %n result was added.</numerusform>
            <numerusform>%1 was there in part; %n results were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n note(s), retraction(s) or series of single reads were added.</source>
        <translation>
            <numerusform>%1 %n note, retraction or series of single reads was added.</numerusform>
            <numerusform>%1 %n notes, retractions or series of single reads were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were imported.</source>
        <translation>
            <numerusform>%n result was imported.</numerusform>
            <numerusform>%n results were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n file(s) were refused.</source>
        <translation>
            <numerusform>%1 %n file was refused.</numerusform>
            <numerusform>%1 %n files were refused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message numerus="yes">
        <source>%1, %n read(s) of %2 in flight</source>
        <translation>
            <numerusform>%1, %n read of %2 in flight</numerusform>
            <numerusform>%1, %n reads of %2 in flight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareBars</name>
    <message numerus="yes">
        <source>%n run(s), %1 reads.</source>
        <translation>
            <numerusform>%n run, %1 reads.</numerusform>
            <numerusform>%n runs, %1 reads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disturbed run(s) set aside.</source>
        <translation>
            <numerusform>%n disturbed run set aside.</numerusform>
            <numerusform>%n disturbed runs set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareDocumented</name>
    <message numerus="yes">
        <source>%1 a read, %n thread(s).</source>
        <translation>
            <numerusform>%1 a read, %n thread.</numerusform>
            <numerusform>%1 a read, %n threads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 a read, %n read(s) in flight.</source>
        <translation>
            <numerusform>%1 a read, %n read in flight.</numerusform>
            <numerusform>%1 a read, %n reads in flight.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareFindings</name>
    <message numerus="yes">
        <source>%1 is faster than %2 in all of %n comparable row(s).</source>
        <translation>
            <numerusform>%1 is faster than %2 in the one comparable row.</numerusform>
            <numerusform>%1 is faster than %2 in all of %n comparable rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads take longer on %1 than on %2 in all of %n comparable row(s).</source>
        <translation>
            <numerusform>Reads take longer on %1 than on %2 in the one comparable row.</numerusform>
            <numerusform>Reads take longer on %1 than on %2 in all of %n comparable rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No difference between %1 and %2 is shown in any of %n comparable row(s).</source>
        <translation>
            <numerusform>No difference between %1 and %2 is shown in the one comparable row.</numerusform>
            <numerusform>No difference between %1 and %2 is shown in any of %n comparable rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) have no counterpart on the other disk.</source>
        <translation>
            <numerusform>%n key has no counterpart on the other disk.</numerusform>
            <numerusform>%n keys have no counterpart on the other disk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disturbed run(s) of %1 are set aside, since as many were not.</source>
        <translation>
            <numerusform>%n disturbed run of %1 is set aside, since as many were not.</numerusform>
            <numerusform>%n disturbed runs of %1 are set aside, since as many were not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 and %2 are not compared: they were disturbed on one disk at least.</source>
        <translation>
            <numerusform>%n row of %1 and %2 is not compared: it was disturbed on one disk at least.</numerusform>
            <numerusform>%n rows of %1 and %2 are not compared: they were disturbed on one disk at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 do not count (failed, skipped, interrupted, invalid, retracted, unproved or provisional): the results page says why.</source>
        <translation>
            <numerusform>%n cell of %1 does not count (failed, skipped, interrupted, invalid, retracted, unproved or provisional): the results page says why.</numerusform>
            <numerusform>%n cells of %1 do not count (failed, skipped, interrupted, invalid, retracted, unproved or provisional): the results page says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 are not shown: the same cell was measured over another source or with another cache setting more often.</source>
        <translation>
            <numerusform>%n row of %1 is not shown: the same cell was measured over another source or with another cache setting more often.</numerusform>
            <numerusform>%n rows of %1 are not shown: the same cell was measured over another source or with another cache setting more often.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message numerus="yes">
        <source>%1
%n row(s) of campaign %2, %3.</source>
        <translation>
            <numerusform>%1
%n row of campaign %2, %3.</numerusform>
            <numerusform>%1
%n rows of campaign %2, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n chosen disk(s) are compared.</source>
        <translation>
            <numerusform>Only the first %n chosen disk is compared.</numerusform>
            <numerusform>Only the first %n chosen disks are compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of bars are not drawn: choose fewer readers to see others.</source>
        <translation>
            <numerusform>%n group of bars is not drawn: choose fewer readers to see others.</numerusform>
            <numerusform>%n groups of bars are not drawn: choose fewer readers to see others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message numerus="yes">
        <source>%1, %n in flight</source>
        <translation>
            <numerusform>%1, %n in flight</numerusform>
            <numerusform>%1, %n in flight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in flight, %2</source>
        <translation>
            <numerusform>%1, %n in flight, %2</numerusform>
            <numerusform>%1, %n in flight, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthCharts</name>
    <message numerus="yes">
        <source>%1: %n point(s) without a p99, as fewer than %2 reads bound none.</source>
        <comment>title</comment>
        <translation>
            <numerusform>%1: %n point without a p99, as fewer than %2 reads bound none.</numerusform>
            <numerusform>%1: %n points without a p99, as fewer than %2 reads bound none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more chart(s) were left out: choose fewer disks or readers.</source>
        <translation>
            <numerusform>%n more chart was left out: choose fewer disks or readers.</numerusform>
            <numerusform>%n more charts were left out: choose fewer disks or readers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthPlateaus</name>
    <message numerus="yes">
        <source>%n plateau(s) from %1</source>
        <translation>
            <numerusform>%n plateau from %1</numerusform>
            <numerusform>%n plateaus from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthSeries</name>
    <message numerus="yes">
        <source>%1, %2: %3, %n run(s)</source>
        <comment>line, reads in flight, figure with unit</comment>
        <translation>
            <numerusform>%1, %2: %3, %n run</numerusform>
            <numerusform>%1, %2: %3, %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LatencyPicture</name>
    <message numerus="yes">
        <source>%n more of what was chosen are not shown: they hold no latencies, or are more than can be told apart.</source>
        <translation>
            <numerusform>%n more of what was chosen are not shown: they hold no latencies, or are more than can be told apart.</numerusform>
            <numerusform>%n more of what was chosen are not shown: they hold no latencies, or are more than can be told apart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message numerus="yes">
        <source>%n read(s) in flight</source>
        <comment>how many are under way at a time</comment>
        <translation>
            <numerusform>%n read in flight</numerusform>
            <numerusform>%n reads in flight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureChart</name>
    <message numerus="yes">
        <source>%1 with %n read(s) in flight: %2 %3</source>
        <translation>
            <numerusform>%1 with %n read in flight: %2 %3</numerusform>
            <numerusform>%1 with %n reads in flight: %2 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rate of the cells measured so far, of the %n fastest roads</source>
        <translation>
            <numerusform>Rate of the cells measured so far, of the %n fastest roads</numerusform>
            <numerusform>Rate of the cells measured so far, of the %n fastest roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The median rate over the reads in flight, of %n road(s).</source>
        <translation>
            <numerusform>The median rate over the reads in flight, of %n road.</numerusform>
            <numerusform>The median rate over the reads in flight, of %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rate over the time since the start, of %n reader(s).</source>
        <translation>
            <numerusform>The rate over the time since the start, of %n reader.</numerusform>
            <numerusform>The rate over the time since the start, of %n readers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasurePlace</name>
    <message numerus="yes">
        <source>A model’s folder with %n expert(s) of %1, %2.</source>
        <translation>
            <numerusform>A model’s folder with %n expert of %1, %2.</numerusform>
            <numerusform>A model’s folder with %n experts of %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A flat store with %n expert(s) of %1, %2.</source>
        <translation>
            <numerusform>A flat store with %n expert of %1, %2.</numerusform>
            <numerusform>A flat store with %n experts of %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A device that holds a flat store with %n expert(s) of %1, %2.</source>
        <translation>
            <numerusform>A device that holds a flat store with %n expert of %1, %2.</numerusform>
            <numerusform>A device that holds a flat store with %n experts of %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of %1, %2.</source>
        <translation>
            <numerusform>%n block of %1, %2.</numerusform>
            <numerusform>%n blocks of %1, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureText</name>
    <message numerus="yes">
        <source>%1 with %n read(s) in flight</source>
        <comment>reader</comment>
        <translation>
            <numerusform>%1 with %n read in flight</numerusform>
            <numerusform>%1 with %n reads in flight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are done.</source>
        <translation>
            <numerusform>%n cell is done.</numerusform>
            <numerusform>%n cells are done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells are done.</source>
        <translation>
            <numerusform>%n of %1 cells are done.</numerusform>
            <numerusform>%n of %1 cells are done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureVerdict</name>
    <message numerus="yes">
        <source>The best road past the page cache is %1 over the %2 with %n read(s) in flight: %3.</source>
        <translation>
            <numerusform>The best road past the page cache is %1 over the %2 with %n read in flight: %3.</numerusform>
            <numerusform>The best road past the page cache is %1 over the %2 with %n reads in flight: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fastest cell is %1 over the %2 with %n read(s) in flight: %3.</source>
        <translation>
            <numerusform>The fastest cell is %1 over the %2 with %n read in flight: %3.</numerusform>
            <numerusform>The fastest cell is %1 over the %2 with %n reads in flight: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n documented result(s) can be compared with it.</source>
        <translation>
            <numerusform>%n documented result can be compared with it.</numerusform>
            <numerusform>%n documented results can be compared with it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeCourse</name>
    <message numerus="yes">
        <source>%1: %2 and %n more</source>
        <comment>run, flag</comment>
        <translation>
            <numerusform>%1: %2 and %n more</numerusform>
            <numerusform>%1: %2 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throughput over time of %n run(s), one behind the other.</source>
        <translation>
            <numerusform>Throughput over time of %n run, one behind the other.</numerusform>
            <numerusform>Throughput over time of %n runs, one behind the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeLoad</name>
    <message numerus="yes">
        <source>%1 of %n cell(s) recorded.</source>
        <translation>
            <numerusform>%1 of %n cell recorded.</numerusform>
            <numerusform>%1 of %n cells recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) recorded.</source>
        <translation>
            <numerusform>%n cell recorded.</numerusform>
            <numerusform>%n cells recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) were left out: choose fewer rows.</source>
        <translation>
            <numerusform>%n more cell was left out: choose fewer rows.</numerusform>
            <numerusform>%n more cells were left out: choose fewer rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are not listed: choose their cells among the results.</source>
        <translation>
            <numerusform>%n more row is not listed: choose their cells among the results.</numerusform>
            <numerusform>%n more rows are not listed: choose their cells among the results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeRows</name>
    <message numerus="yes">
        <source>%1, of %2, %n run(s)</source>
        <comment>row, path</comment>
        <translation>
            <numerusform>%1, of %2, %n run</numerusform>
            <numerusform>%1, of %2, %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CellEdits</name>
    <message numerus="yes">
        <source>What is wrong with the %n selected result(s)? Retracted ones stay, with this reason, but nothing is compared with them.</source>
        <translation>
            <numerusform>What is wrong with the %n selected result? Retracted ones stay, with this reason, but nothing is compared with them.</numerusform>
            <numerusform>What is wrong with the %n selected results? Retracted ones stay, with this reason, but nothing is compared with them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n result(s)?</source>
        <translation>
            <numerusform>Delete %n result?</numerusform>
            <numerusform>Delete %n results?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A remark to stand beside the %n selected result(s):</source>
        <translation>
            <numerusform>A remark to stand beside the %n selected result:</numerusform>
            <numerusform>A remark to stand beside the %n selected results:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The note was written beside %n result(s).</source>
        <translation>
            <numerusform>The note was written beside %n result.</numerusform>
            <numerusform>The note was written beside %n results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CellExchange</name>
    <message numerus="yes">
        <source>%n result(s) were written to %1.</source>
        <translation>
            <numerusform>%n result was written to %1.</numerusform>
            <numerusform>%n results were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::ClaimsPanel</name>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n row copied.</numerusform>
            <numerusform>%n rows copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareBar</name>
    <message numerus="yes">
        <source>%n of the &amp;readers</source>
        <translation>
            <numerusform>%n of the &amp;readers</numerusform>
            <numerusform>%n of the &amp;readers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareFindingsPanel</name>
    <message numerus="yes">
        <source>&amp;What differs in the environments (%n fact(s))</source>
        <translation>
            <numerusform>&amp;What differs in the environments (%n fact)</numerusform>
            <numerusform>&amp;What differs in the environments (%n facts)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::ExportDialog</name>
    <message numerus="yes">
        <source>The %n selected result(s)</source>
        <translation>
            <numerusform>The %n selected result</numerusform>
            <numerusform>The %n selected results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n result(s) that the table shows</source>
        <translation>
            <numerusform>All %n result that the table shows</numerusform>
            <numerusform>All %n results that the table shows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::LatencyPage</name>
    <message numerus="yes">
        <source>%n cell(s) chosen among the results are shown.</source>
        <translation>
            <numerusform>%n cell chosen among the results is shown.</numerusform>
            <numerusform>%n cells chosen among the results are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::MainWindow</name>
    <message numerus="yes">
        <source>Of %n disk(s) asked for on the command line, not all are in these results.</source>
        <translation>
            <numerusform>The disk asked for on the command line is not in these results.</numerusform>
            <numerusform>Of %n disks asked for on the command line, not all are in these results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureRun</name>
    <message numerus="yes">
        <source>Done: %n cell(s) were measured and recorded.</source>
        <translation>
            <numerusform>Done: %n cell was measured and recorded.</numerusform>
            <numerusform>Done: %n cells were measured and recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended with faults: %n cell(s) were measured and recorded. The table says what went wrong with the others.</source>
        <translation>
            <numerusform>Ended with faults: %n cell was measured and recorded. The table says what went wrong with the others.</numerusform>
            <numerusform>Ended with faults: %n cells were measured and recorded. The table says what went wrong with the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done, and the thresholds are not met, or undecided: %n cell(s) were measured and recorded.</source>
        <translation>
            <numerusform>Done, and the thresholds are not met, or undecided: %n cell was measured and recorded.</numerusform>
            <numerusform>Done, and the thresholds are not met, or undecided: %n cells were measured and recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n finished cell(s) are recorded.</source>
        <translation>
            <numerusform>Cancelled: %n finished cell is recorded.</numerusform>
            <numerusform>Cancelled: %n finished cells are recorded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program was ended by force, or crashed: %n finished cell(s) are recorded. A folder .merops-… may be left where it wrote; the next run there removes it.</source>
        <translation>
            <numerusform>The program was ended by force, or crashed: %n finished cell is recorded. A folder .merops-… may be left where it wrote; the next run there removes it.</numerusform>
            <numerusform>The program was ended by force, or crashed: %n finished cells are recorded. A folder .merops-… may be left where it wrote; the next run there removes it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::ResultsPage</name>
    <message numerus="yes">
        <source>%n result(s).</source>
        <translation>
            <numerusform>%n result.</numerusform>
            <numerusform>%n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n of them are selected.</source>
        <translation>
            <numerusform>%1 %n of them are selected.</numerusform>
            <numerusform>%1 %n of them are selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n of them are selected; charts show the first %2.</source>
        <translation>
            <numerusform>%1 %n of them are selected; charts show the first %2.</numerusform>
            <numerusform>%1 %n of them are selected; charts show the first %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were copied.</source>
        <translation>
            <numerusform>%n row was copied.</numerusform>
            <numerusform>%n rows were copied.</numerusform>
        </translation>
    </message>
</context>
</TS>
