<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
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
</TS>
