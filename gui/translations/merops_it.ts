<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en">
<context>
    <name>BarPicture</name>
    <message>
        <source>There are no figures to draw.</source>
        <translation>Non ci sono valori da disegnare.</translation>
    </message>
</context>
<context>
    <name>CellColumns</name>
    <message>
        <source>deleted; %1</source>
        <translation>eliminata; %1</translation>
    </message>
    <message>
        <source>retracted; %1</source>
        <translation>ritirata; %1</translation>
    </message>
    <message>
        <source>retracted: %1</source>
        <translation>ritirata: %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>What became of it, and how far it is to be trusted</source>
        <translation>L’esito e il grado di affidabilità</translation>
    </message>
    <message>
        <source>The device at the bottom, as the system calls it</source>
        <translation>Il dispositivo sottostante, con il nome usato dal sistema</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>The way in which it was read</source>
        <translation>Il modo in cui è stata eseguita la lettura</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sorgente</translation>
    </message>
    <message>
        <source>What was read: a model&apos;s container, a store, or blocks of one size</source>
        <translation>Che cosa è stato letto: il contenitore di un modello, un archivio o blocchi di dimensione uniforme</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Reads in flight</source>
        <translation>Letture in corso</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Memory pages under the buffers, as granted</source>
        <translation>Pagine di memoria usate per i buffer, come concesse</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>The proved state of the page cache</source>
        <translation>Lo stato accertato della cache delle pagine</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Whether experts were read at random or in sequence</source>
        <translation>Se gli esperti sono stati letti in ordine casuale o in sequenza</translation>
    </message>
    <message>
        <source>Expert size</source>
        <translation>Dimensione esperto</translation>
    </message>
    <message>
        <source>Bytes that one read delivers</source>
        <translation>Byte forniti da una lettura</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Ripetizione</translation>
    </message>
    <message>
        <source>Which of several equal runs, counted from 1</source>
        <translation>Quale tra più esecuzioni uguali, contando da 1</translation>
    </message>
    <message>
        <source>Throughput (%1)</source>
        <translation>Velocità (%1)</translation>
    </message>
    <message>
        <source>Payload over time; in brackets its 95 % interval</source>
        <translation>Dati utili per unità di tempo; tra parentesi l’intervallo al 95 %</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Half of the reads took no longer</source>
        <translation>Metà delle letture non ha impiegato più tempo</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>99 of 100 reads took no longer; empty where too few reads bound it</source>
        <translation>99 letture su 100 non hanno impiegato più tempo; vuoto se le letture sono troppo poche per delimitarlo</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Letture</translation>
    </message>
    <message>
        <source>Experts read in the timed window</source>
        <translation>Esperti letti nella finestra cronometrata</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Segnalazioni</translation>
    </message>
    <message>
        <source>Remarks with evidence; sorted by their number</source>
        <translation>Osservazioni con riscontri; ordinate in base al loro numero</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>When it was measured, in local time</source>
        <translation>Quando è stata misurata, in ora locale</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>The campaign that it is a part of</source>
        <translation>La campagna di cui fa parte</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Ritiro</translation>
    </message>
    <message>
        <source>Why it was marked as wrong, by itself or with its campaign</source>
        <translation>Perché è stata contrassegnata come errata, da sola o con la sua campagna</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>How many remarks were written beside it</source>
        <translation>Quante annotazioni sono state scritte a margine</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Why the plan held it</source>
        <translation>Perché era prevista dal piano</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>The file, folder or device that was read</source>
        <translation>Il file, la cartella o il dispositivo letto</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Velocità di trasferimento</translation>
    </message>
    <message numerus="yes">
        <source>%n read(s) are too few to bound a p99.</source>
        <translation>
            <numerusform>%n lettura non basta a delimitare un p99.</numerusform>
            <numerusform>%n letture non bastano a delimitare un p99.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaf device</source>
        <translation>Dispositivo finale</translation>
    </message>
</context>
<context>
    <name>CellDetails</name>
    <message>
        <source>not bounded by so few reads</source>
        <translation>non delimitabile con così poche letture</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>Retracted on %1: %2</source>
        <translation>Ritirata in data %1: %2</translation>
    </message>
    <message>
        <source>Retracted with its campaign on %1: %2</source>
        <translation>Ritirata con la sua campagna in data %1: %2</translation>
    </message>
    <message>
        <source>Contaminated: %1</source>
        <translation>Contaminata: %1</translation>
    </message>
    <message>
        <source>Invalid: %1</source>
        <translation>Non valida: %1</translation>
    </message>
    <message>
        <source>It is not known whether it is valid: %1</source>
        <translation>Non è noto se sia valida: %1</translation>
    </message>
    <message>
        <source>Skipped: %1</source>
        <translation>Saltata: %1</translation>
    </message>
    <message>
        <source>Interrupted: %1</source>
        <translation>Interrotta: %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Fallita: %1</translation>
    </message>
    <message>
        <source>Deleted on %1.</source>
        <translation>Eliminata in data %1.</translation>
    </message>
    <message>
        <source>Deleted with its campaign on %1.</source>
        <translation>Eliminata con la sua campagna in data %1.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Velocità di trasferimento</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Letture</translation>
    </message>
    <message>
        <source>Reads a second</source>
        <translation>Letture al secondo</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Dati utili</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Mean reads in flight</source>
        <translation>Media delle letture in corso</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>p90</source>
        <translation>p90</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>p99.9</source>
        <translation>p99.9</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Più breve</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Più lunga</translation>
    </message>
    <message>
        <source>Mean latency</source>
        <translation>Latenza media</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Riscontri</translation>
    </message>
    <message>
        <source>Asked of the reader</source>
        <translation>Richiesto al lettore</translation>
    </message>
    <message>
        <source>Delivered by the disk</source>
        <translation>Fornito dal disco</translation>
    </message>
    <message>
        <source>Written to the disk meanwhile</source>
        <translation>Scritto sul disco nel frattempo</translation>
    </message>
    <message>
        <source>In the page cache before</source>
        <translation>Nella cache delle pagine prima</translation>
    </message>
    <message>
        <source>In the page cache after</source>
        <translation>Nella cache delle pagine dopo</translation>
    </message>
    <message>
        <source>Share of experts touched</source>
        <translation>Quota di esperti toccati</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Device requests over the least possible</source>
        <translation>Richieste al dispositivo rispetto al minimo possibile</translation>
    </message>
    <message>
        <source>Processor time for each GB</source>
        <translation>Tempo di processore per ogni GB</translation>
    </message>
    <message>
        <source>Of the whole machine</source>
        <translation>Dell’intera macchina</translation>
    </message>
    <message>
        <source>Steady state reached</source>
        <translation>Stato stazionario raggiunto</translation>
    </message>
    <message>
        <source>Not quiet before</source>
        <translation>Non in quiete prima</translation>
    </message>
    <message>
        <source>Repeated after a refusal</source>
        <translation>Ripetute dopo un rifiuto</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Che cosa è stato misurato</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>Reads in flight</source>
        <translation>Letture in corso</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sorgente</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Size of the source</source>
        <translation>Dimensione della sorgente</translation>
    </message>
    <message>
        <source>Expert size</source>
        <translation>Dimensione esperto</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Page cache</source>
        <translation>Cache delle pagine</translation>
    </message>
    <message>
        <source>Memory pages</source>
        <translation>Pagine di memoria</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Granted to the reader</source>
        <translation>Concesso al lettore</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>Ripetizione</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Campaign started</source>
        <translation>Inizio della campagna</translation>
    </message>
    <message>
        <source>Measured by</source>
        <translation>Misura eseguita da</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importata</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processore</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>%1 on %2, %3 in flight</source>
        <translation>%1 su %2, letture in corso: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Consiglio: %1</translation>
    </message>
    <message>
        <source>Written on %1</source>
        <translation>Scritta in data %1</translation>
    </message>
    <message>
        <source>Written beside the campaign on %1</source>
        <translation>Scritta a margine della campagna in data %1</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Segnalazioni</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1, %2 in flight</source>
        <translation>%1, %2 in corso</translation>
    </message>
    <message>
        <source>Leaf device</source>
        <translation>Dispositivo finale</translation>
    </message>
</context>
<context>
    <name>CellEditCommands</name>
    <message numerus="yes">
        <source>Retract %n result(s)</source>
        <translation>
            <numerusform>Ritiro di %n risultato</numerusform>
            <numerusform>Ritiro di %n risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back the retraction of %n result(s)</source>
        <translation>
            <numerusform>Revoca del ritiro di %n risultato</numerusform>
            <numerusform>Revoca del ritiro di %n risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n result(s)</source>
        <translation>
            <numerusform>Eliminazione di %n risultato</numerusform>
            <numerusform>Eliminazione di %n risultati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring back %n deleted result(s)</source>
        <translation>
            <numerusform>Ripristino di %n risultato eliminato</numerusform>
            <numerusform>Ripristino di %n risultati eliminati</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Eseguito: %1.</translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <translation>Annullato: %1.</translation>
    </message>
    <message>
        <source>The results cannot be changed now: the database is not open.</source>
        <translation>Al momento i risultati non possono essere modificati: il database non è aperto.</translation>
    </message>
    <message>
        <source>Try again when it is.</source>
        <translation>Riprovare quando sarà aperto.</translation>
    </message>
</context>
<context>
    <name>CellExport</name>
    <message>
        <source>Result set (JSON), to be imported</source>
        <translation>Insieme di risultati (JSON), da importare</translation>
    </message>
    <message>
        <source>Table (CSV), a row for each result</source>
        <translation>Tabella (CSV), una riga per ogni risultato</translation>
    </message>
    <message>
        <source>Course over time (CSV), a row for each step</source>
        <translation>Andamento nel tempo (CSV), una riga per ogni passo</translation>
    </message>
    <message>
        <source>Markdown, for an issue or a forum</source>
        <translation>Markdown, per una issue o un forum</translation>
    </message>
    <message>
        <source>Report (HTML), with charts</source>
        <translation>Rapporto (HTML), con grafici</translation>
    </message>
</context>
<context>
    <name>CellImport</name>
    <message>
        <source>Campaign %1</source>
        <translation>La campagna %1</translation>
    </message>
    <message>
        <source>Campaign %1 of %2</source>
        <translation>La campagna %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 was there already, with %n result(s).</source>
        <translation>
            <numerusform>%1 era già presente, con %n risultato.</numerusform>
            <numerusform>%1 era già presente, con %n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was added with %n result(s).</source>
        <translation>
            <numerusform>%1 è stata aggiunta con %n risultato.</numerusform>
            <numerusform>%1 è stata aggiunta con %n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was there in part; %n result(s) were added.</source>
        <translation>
            <numerusform>%1 era già presente in parte; è stato aggiunto %n risultato.</numerusform>
            <numerusform>%1 era già presente in parte; sono stati aggiunti %n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n note(s), retraction(s) or series of single reads were added.</source>
        <translation>
            <numerusform>%1 È stato aggiunto %n elemento tra note, ritiri e serie di letture singole.</numerusform>
            <numerusform>%1 Sono stati aggiunti %n elementi tra note, ritiri e serie di letture singole.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported: %1</source>
        <translation>Non è stato importato nulla: %1</translation>
    </message>
    <message>
        <source>What to try: %1</source>
        <translation>Che cosa provare: %1</translation>
    </message>
    <message>
        <source>Of packing, making and verifying stores %1 were added and %2 were there already.</source>
        <translation>Operazioni di impacchettamento, creazione e verifica degli archivi: aggiunte %1, già presenti %2.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Non contiene nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) were imported.</source>
        <translation>
            <numerusform>È stato importato %n risultato.</numerusform>
            <numerusform>Sono stati importati %n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n file(s) were refused.</source>
        <translation>
            <numerusform>%1 È stato rifiutato %n file.</numerusform>
            <numerusform>%1 Sono stati rifiutati %n file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message>
        <source>valid</source>
        <translation>valida</translation>
    </message>
    <message>
        <source>contaminated</source>
        <translation>contaminata</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuta</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>non valida</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltata</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallita</translation>
    </message>
    <message>
        <source>bypassed</source>
        <translation>aggirata</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>fredda</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>calda</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>sotto pressione</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>non verificata</translation>
    </message>
    <message>
        <source>container</source>
        <translation>contenitore</translation>
    </message>
    <message>
        <source>store</source>
        <translation>archivio</translation>
    </message>
    <message>
        <source>store on the device</source>
        <translation>archivio sul dispositivo</translation>
    </message>
    <message>
        <source>uniform blocks</source>
        <translation>blocchi uniformi</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>4 KiB</source>
        <translation>4 KiB</translation>
    </message>
    <message>
        <source>transparent huge</source>
        <translation>huge trasparenti</translation>
    </message>
    <message>
        <source>huge</source>
        <translation>huge</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>casuale</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>in sequenza</translation>
    </message>
</context>
<context>
    <name>ChartActions</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salva il grafico</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>File %1 (*.%2)</translation>
    </message>
    <message>
        <source>The chart was not saved</source>
        <translation>Il grafico non è stato salvato</translation>
    </message>
    <message>
        <source>Save as &amp;PNG...</source>
        <translation>Salva come &amp;PNG...</translation>
    </message>
    <message>
        <source>Save as &amp;SVG...</source>
        <translation>Salva come &amp;SVG...</translation>
    </message>
    <message>
        <source>&amp;Copy values</source>
        <translation>&amp;Copia i valori</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copia l’&amp;immagine</translation>
    </message>
</context>
<context>
    <name>ChartLegend</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un’altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartValues</name>
    <message>
        <source>95 % interval</source>
        <translation>intervallo al 95 %</translation>
    </message>
    <message>
        <source>least and greatest</source>
        <translation>minimo e massimo</translation>
    </message>
    <message>
        <source>documented, withdrawn</source>
        <translation>documentato, ritirato</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>documented</source>
        <translation>documentato</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferiore</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superiore</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etichetta</translation>
    </message>
</context>
<context>
    <name>ClaimRows</name>
    <message>
        <source>%1
Source: %2</source>
        <comment>a claim&apos;s statement and source</comment>
        <translation>%1
Fonte: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a claim&apos;s id and statement</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Fonte: %1.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Nota: %1.</translation>
    </message>
    <message>
        <source>Ratio: %1. Documented: %2.</source>
        <translation>Rapporto: %1. Documentato: %2.</translation>
    </message>
    <message>
        <source>Measured here: %1, of %2 and %3 runs.</source>
        <translation>Misurato qui: %1, su %2 e %3 esecuzioni.</translation>
    </message>
    <message>
        <source>Verdict: %1.</source>
        <translation>Verdetto: %1.</translation>
    </message>
    <message>
        <source>The ratio only stands for what is claimed: %1.</source>
        <translation>Il rapporto è solo un indicatore indiretto di quanto affermato: %1.</translation>
    </message>
    <message>
        <source>To narrow it: %1</source>
        <translation>Per restringere l’intervallo: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a claim&apos;s id and the ratio in words</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>Ritirata: %1.</translation>
    </message>
    <message>
        <source>Merops measures nothing that could show it.</source>
        <translation>Merops non misura nulla che possa dimostrarla.</translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a ratio and the transport of both sides</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 over %3)</source>
        <comment>a ratio and the transports of the sides</comment>
        <translation>%1 (%2 rispetto a %3)</translation>
    </message>
    <message>
        <source>above 1</source>
        <translation>superiore a 1</translation>
    </message>
    <message>
        <source>1 or below</source>
        <translation>1 o inferiore</translation>
    </message>
    <message>
        <source>no figure</source>
        <translation>nessun valore</translation>
    </message>
    <message>
        <source>unknown link</source>
        <translation>collegamento sconosciuto</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a disk and its transport</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n read(s) of %2 in flight</source>
        <translation>
            <numerusform>%1, %n lettura di %2 in corso</numerusform>
            <numerusform>%1, %n letture di %2 in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ Holds</source>
        <translation>✓ Vale</translation>
    </message>
    <message>
        <source>✗ Does not hold</source>
        <translation>✗ Non vale</translation>
    </message>
    <message>
        <source>? Undecided</source>
        <translation>? Indecisa</translation>
    </message>
    <message>
        <source>• Measured, but not documented for this link</source>
        <translation>• Misurata, ma non documentata per questo collegamento</translation>
    </message>
    <message>
        <source>– Not measured</source>
        <translation>– Non misurata</translation>
    </message>
    <message>
        <source>– Cannot be measured</source>
        <translation>– Non misurabile</translation>
    </message>
    <message>
        <source>– Withdrawn</source>
        <translation>– Ritirata</translation>
    </message>
    <message>
        <source>✓ Holds, as a direction</source>
        <translation>✓ Vale, come direzione</translation>
    </message>
    <message>
        <source>✗ Does not hold, as a direction</source>
        <translation>✗ Non vale, come direzione</translation>
    </message>
    <message>
        <source>To measure it: %1</source>
        <translation>Per misurarla: %1</translation>
    </message>
    <message>
        <source>No run had the 367 reads that bound a p99.</source>
        <translation>Nessuna esecuzione ha raggiunto le 367 letture necessarie per delimitare un p99.</translation>
    </message>
    <message>
        <source>The interval lies across the bound.</source>
        <translation>L’intervallo è a cavallo del limite.</translation>
    </message>
    <message>
        <source>Too few runs to bound the ratio: seven of each are wanted.</source>
        <translation>Troppo poche esecuzioni per delimitare il rapporto: ne servono sette per parte.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between documented ratios</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <comment>two disks</comment>
        <translation>%1 rispetto a %2</translation>
    </message>
    <message>
        <source>On %1: %2, over %3.</source>
        <translation>Su %1: %2, rispetto a %3.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>the results database</source>
        <translation>il database dei risultati</translation>
    </message>
    <message>
        <source>the page to begin with</source>
        <translation>la pagina da cui iniziare</translation>
    </message>
    <message>
        <source>what to look at: disk:NAME, cell:N, reader:NAME, campaign:ID, model:PRESET; can be repeated</source>
        <translation>che cosa esaminare: disk:NAME, cell:N, reader:NAME, campaign:ID, model:PRESET; ripetibile</translation>
    </message>
    <message>
        <source>write a picture of the page and end; needs no display</source>
        <translation>scrive un’immagine della pagina e termina; non richiede uno schermo</translation>
    </message>
    <message>
        <source>size of the window, before scaling</source>
        <translation>dimensioni della finestra, prima del ridimensionamento in scala</translation>
    </message>
    <message>
        <source>colours; default: as the system has them</source>
        <translation>colori; predefinito: quelli del sistema</translation>
    </message>
    <message>
        <source>unit of throughput, for this time</source>
        <translation>unità della velocità di trasferimento, per questa volta</translation>
    </message>
    <message>
        <source>the program that measures; default: the one beside this one</source>
        <translation>il programma che misura; predefinito: quello accanto a questo</translation>
    </message>
    <message>
        <source>Shows what Merops measured, and measures.
Pages: %1</source>
        <translation>Mostra ciò che Merops ha misurato, e misura.
Pagine: %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not understood; --help lists what is.</source>
        <translation>&apos;%1&apos; non è riconosciuto; --help elenca ciò che lo è.</translation>
    </message>
    <message>
        <source>--%1 takes %2, not &apos;%3&apos;.</source>
        <translation>--%1 accetta %2, non &apos;%3&apos;.</translation>
    </message>
    <message>
        <source>an argument is not valid UTF-8: give the file another name</source>
        <translation>un argomento non è UTF-8 valido: dare un altro nome al file</translation>
    </message>
    <message>
        <source>--%1 takes %2, not &apos;%3&apos;; pages: %4</source>
        <translation>--%1 accetta %2, non &apos;%3&apos;; pagine: %4</translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>past the page cache</source>
        <translation>senza passare dalla cache delle pagine</translation>
    </message>
    <message>
        <source>through a cold page cache</source>
        <translation>attraverso una cache delle pagine fredda</translation>
    </message>
    <message>
        <source>from a warm page cache</source>
        <translation>da una cache delle pagine calda</translation>
    </message>
    <message>
        <source>in too little memory</source>
        <translation>con troppo poca memoria</translation>
    </message>
    <message>
        <source>from memory</source>
        <translation>dalla memoria</translation>
    </message>
    <message>
        <source>through a page cache in an unproved state</source>
        <translation>attraverso una cache delle pagine in uno stato non accertato</translation>
    </message>
    <message>
        <source>small pages</source>
        <translation>pagine piccole</translation>
    </message>
    <message>
        <source>transparent huge pages</source>
        <translation>huge page trasparenti</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>huge page</translation>
    </message>
    <message>
        <source>any pages</source>
        <translation>pagine qualsiasi</translation>
    </message>
</context>
<context>
    <name>CompareBars</name>
    <message>
        <source>The sample bounds no interval.</source>
        <translation>Il campione non delimita alcun intervallo.</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2.</source>
        <translation>Intervallo al 95 %: da %1 a %2.</translation>
    </message>
    <message>
        <source>Least and greatest of too few runs for an interval: %1 to %2.</source>
        <translation>Minimo e massimo di esecuzioni troppo poche per un intervallo: da %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s), %1 reads.</source>
        <translation>
            <numerusform>%n esecuzione, %1 letture.</numerusform>
            <numerusform>%n esecuzioni, %1 letture.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flags: %1.</source>
        <translation>Segnalazioni: %1.</translation>
    </message>
    <message>
        <source>Ratio to %1: %2.</source>
        <translation>Rapporto con %1: %2.</translation>
    </message>
    <message>
        <source>Whether nothing disturbed it could not be told.</source>
        <translation>Non è stato possibile stabilire se qualcosa abbia disturbato la misura.</translation>
    </message>
    <message numerus="yes">
        <source>%n disturbed run(s) set aside.</source>
        <translation>
            <numerusform>%n esecuzione disturbata messa da parte.</numerusform>
            <numerusform>%n esecuzioni disturbate messe da parte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign %1, %2.</source>
        <translation>Campagna %1, %2.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a figure and its ratio</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non misurato</translation>
    </message>
    <message>
        <source>%1 was not measured so.</source>
        <translation>%1 non è stato misurato in questo modo.</translation>
    </message>
    <message>
        <source>%1 reads: too few</source>
        <comment>for a quantile</comment>
        <translation>%1 letture: troppo poche</translation>
    </message>
    <message>
        <source>%1: %2 reads bound no such quantile.</source>
        <translation>%1: %2 letture non bastano a delimitare questo quantile.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rate and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>p50 %1</source>
        <translation>p50 %1</translation>
    </message>
    <message>
        <source>p99 %1</source>
        <translation>p99 %1</translation>
    </message>
    <message>
        <source>Not compared: %1 was disturbed in this row.</source>
        <translation>Non confrontata: %1 è stato disturbato in questa riga.</translation>
    </message>
    <message>
        <source>Disturbed, and not compared: %1.</source>
        <translation>Disturbata, e non confrontata: %1.</translation>
    </message>
    <message>
        <source>%1, disturbed</source>
        <comment>a figure</comment>
        <translation>%1, disturbata</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>Documented</source>
        <translation>Documentato</translation>
    </message>
    <message>
        <source>Documented, %1</source>
        <translation>Documentato, %1</translation>
    </message>
    <message>
        <source>A bar for each way of reading %1, and documented results beside it.</source>
        <translation>Una barra per ogni modo di leggere %1, con accanto i risultati documentati.</translation>
    </message>
    <message>
        <source>A bar for each disk in each way of reading; ratios are to %1. Documented results stand beside them.</source>
        <translation>Una barra per ogni disco in ogni modo di lettura; i rapporti si riferiscono a %1. Accanto vi sono i risultati documentati.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a chart&apos;s title and its whole key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CompareDocumented</name>
    <message>
        <source>%1 on %2 (%3).</source>
        <translation>%1 su %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 a read, %n thread(s).</source>
        <translation>
            <numerusform>%1 per lettura, %n thread.</numerusform>
            <numerusform>%1 per lettura, %n thread.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 a read, %n read(s) in flight.</source>
        <translation>
            <numerusform>%1 per lettura, %n lettura in corso.</numerusform>
            <numerusform>%1 per lettura, %n letture in corso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Documented: %1, in %2.</source>
        <translation>Documentato: %1, in %2.</translation>
    </message>
    <message>
        <source>Model: %1.</source>
        <translation>Modello: %1.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Nota: %1.</translation>
    </message>
    <message>
        <source>Reads: %1.</source>
        <translation>Letture: %1.</translation>
    </message>
    <message>
        <source>Withdrawn: %1.</source>
        <translation>Ritirato: %1.</translation>
    </message>
    <message>
        <source>Its source does not tell the state of the page cache: nothing is compared with it.</source>
        <translation>La sua fonte non indica lo stato della cache delle pagine: nulla viene confrontato con esso.</translation>
    </message>
    <message>
        <source>%1, measured here: %2 times that.</source>
        <translation>%1, misurato qui: %2 volte tanto.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a documented figure and the id of its row</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: beyond the scale</source>
        <comment>a documented figure and the id of its row</comment>
        <translation>%1, %2: fuori scala</translation>
    </message>
    <message>
        <source>A result over another link (%1; here: %2): nothing is compared with it.</source>
        <translation>Un risultato di un altro collegamento (%1; qui: %2): nulla viene confrontato con esso.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the id of a documented row and its link</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CompareFields</name>
    <message>
        <source>the reader</source>
        <translation>il lettore</translation>
    </message>
    <message>
        <source>the kind of memory pages</source>
        <translation>il tipo di pagine di memoria</translation>
    </message>
    <message>
        <source>the kind of source</source>
        <translation>il tipo di sorgente</translation>
    </message>
    <message>
        <source>the size of an expert</source>
        <translation>la dimensione di un esperto</translation>
    </message>
    <message>
        <source>its size on the disk</source>
        <translation>la sua dimensione sul disco</translation>
    </message>
    <message>
        <source>the size of a block</source>
        <translation>la dimensione di un blocco</translation>
    </message>
    <message>
        <source>the share of the model</source>
        <translation>la quota del modello</translation>
    </message>
    <message>
        <source>the reads in flight</source>
        <translation>le letture in corso</translation>
    </message>
    <message>
        <source>the state of the page cache</source>
        <translation>lo stato della cache delle pagine</translation>
    </message>
    <message>
        <source>the order of the reads</source>
        <translation>l’ordine delle letture</translation>
    </message>
    <message>
        <source>the version of the timed loop</source>
        <translation>la versione del ciclo cronometrato</translation>
    </message>
    <message>
        <source>the machine</source>
        <translation>la macchina</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>il dispositivo</translation>
    </message>
    <message>
        <source>the file system</source>
        <translation>il file system</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Sistema operativo</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processore</translation>
    </message>
    <message>
        <source>Number of processors</source>
        <translation>Numero di processori</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>Macchina virtuale</translation>
    </message>
    <message>
        <source>Frequency governor</source>
        <translation>Governor della frequenza</translation>
    </message>
    <message>
        <source>Transparent huge pages</source>
        <translation>Huge page trasparenti</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Alimentazione</translation>
    </message>
    <message>
        <source>Swap in use</source>
        <translation>Swap in uso</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Measured by</source>
        <translation>Misura eseguita da</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Firmware</source>
        <translation>Firmware</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Trasporto</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>I/O scheduler</source>
        <translation>Scheduler di I/O</translation>
    </message>
    <message>
        <source>Logical block</source>
        <translation>Blocco logico</translation>
    </message>
    <message>
        <source>Greatest request</source>
        <translation>Richiesta massima</translation>
    </message>
    <message>
        <source>Requests queued at most</source>
        <translation>Massimo di richieste in coda</translation>
    </message>
    <message>
        <source>File system</source>
        <translation>File system</translation>
    </message>
    <message>
        <source>Mount options</source>
        <translation>Opzioni di montaggio</translation>
    </message>
    <message>
        <source>Digest of the source</source>
        <translation>Impronta della sorgente</translation>
    </message>
    <message>
        <source>Temperature of the disk</source>
        <translation>Temperatura del disco</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a field that a key lacks</comment>
        <translation>assente</translation>
    </message>
    <message>
        <source>%1 (%2 against %3)</source>
        <translation>%1 (%2 contro %3)</translation>
    </message>
    <message>
        <source>Flag %1</source>
        <translation>Segnalazione %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation>%1 di %2 celle</translation>
    </message>
</context>
<context>
    <name>CompareFindings</name>
    <message numerus="yes">
        <source>%1 is faster than %2 in all of %n comparable row(s).</source>
        <translation>
            <numerusform>%1 è più veloce di %2 nell’unica riga confrontabile.</numerusform>
            <numerusform>%1 è più veloce di %2 in tutte le %n righe confrontabili.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beside %2: of %3 comparable rows it is faster in %4 and slower in %5; no difference is shown in %6.</source>
        <translation>%1 rispetto a %2: su %3 righe confrontabili è più veloce in %4 e più lento in %5; in %6 non risulta alcuna differenza.</translation>
    </message>
    <message numerus="yes">
        <source>Reads take longer on %1 than on %2 in all of %n comparable row(s).</source>
        <translation>
            <numerusform>Le letture durano di più su %1 che su %2 nell’unica riga confrontabile.</numerusform>
            <numerusform>Le letture durano di più su %1 che su %2 in tutte le %n righe confrontabili.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beside %2: of %3 comparable rows reads take longer in %4 and less time in %5; no difference is shown in %6.</source>
        <translation>%1 rispetto a %2: su %3 righe confrontabili le letture durano di più in %4 e di meno in %5; in %6 non risulta alcuna differenza.</translation>
    </message>
    <message numerus="yes">
        <source>No difference between %1 and %2 is shown in any of %n comparable row(s).</source>
        <translation>
            <numerusform>Nell’unica riga confrontabile non risulta alcuna differenza tra %1 e %2.</numerusform>
            <numerusform>In nessuna delle %n righe confrontabili risulta una differenza tra %1 e %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where both do best (%1) the ratio of %2 to %3 is %4. %5</source>
        <translation>Dove entrambi danno il meglio (%1), il rapporto di %2 a %3 è %4. %5</translation>
    </message>
    <message>
        <source>%1 cannot be compared with %2: nothing that counts was measured on one of them.</source>
        <translation>%1 non può essere confrontato con %2: su uno dei due non è stato misurato nulla che conti.</translation>
    </message>
    <message>
        <source>%1 cannot be compared with %2: no cell of theirs has an equal key. The nearest differ in %3.</source>
        <translation>%1 non può essere confrontato con %2: nessuna delle loro celle ha una chiave uguale. Le più vicine differiscono in %3.</translation>
    </message>
    <message>
        <source>%1 beside %2: in no common row do the reads of both bound this quantile.</source>
        <translation>%1 accanto a %2: in nessuna riga comune le letture di entrambi delimitano questo quantile.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) have no counterpart on the other disk.</source>
        <translation>
            <numerusform>%n chiave non ha un corrispettivo sull’altro disco.</numerusform>
            <numerusform>%n chiavi non hanno un corrispettivo sull’altro disco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disturbed run(s) of %1 are set aside, since as many were not.</source>
        <translation>
            <numerusform>%n esecuzione disturbata di %1 è messa da parte, poiché un’altra non lo è stata.</numerusform>
            <numerusform>%n esecuzioni disturbate di %1 sono messe da parte, poiché altrettante non lo sono state.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 and %2 are not compared: they were disturbed on one disk at least.</source>
        <translation>
            <numerusform>%n riga di %1 e %2 non è confrontata: è stata disturbata su almeno un disco.</numerusform>
            <numerusform>%n righe di %1 e %2 non sono confrontate: sono state disturbate su almeno un disco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of %1 do not count (failed, skipped, interrupted, invalid, retracted, unproved or provisional): the results page says why.</source>
        <translation>
            <numerusform>%n cella di %1 non conta (fallita, saltata, interrotta, non valida, ritirata, non provata o provvisoria): la pagina dei risultati dice perché.</numerusform>
            <numerusform>%n celle di %1 non contano (fallite, saltate, interrotte, non valide, ritirate, non provate o provvisorie): la pagina dei risultati dice perché.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of %1 are not shown: the same cell was measured over another source or with another cache setting more often.</source>
        <translation>
            <numerusform>%n riga di %1 non è mostrata: la stessa cella è stata misurata più spesso su un’altra sorgente o con un’altra impostazione della cache.</numerusform>
            <numerusform>%n righe di %1 non sono mostrate: la stessa cella è stata misurata più spesso su un’altra sorgente o con un’altra impostazione della cache.</numerusform>
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
%n riga della campagna %2, %3.</numerusform>
            <numerusform>%1
%n righe della campagna %2, %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n chosen disk(s) are compared.</source>
        <translation>
            <numerusform>Viene confrontato solo il primo disco scelto.</numerusform>
            <numerusform>Vengono confrontati solo i primi %n dischi scelti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) of bars are not drawn: choose fewer readers to see others.</source>
        <translation>
            <numerusform>%n gruppo di barre non è disegnato: scegliere meno lettori per vederne altri.</numerusform>
            <numerusform>%n gruppi di barre non sono disegnati: scegliere meno lettori per vederne altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>One disk stands beside documented results only: check or measure a second one to compare the two.</source>
        <translation>Un solo disco sta accanto ai soli risultati documentati: spuntarne o misurarne un secondo per confrontare i due.</translation>
    </message>
    <message>
        <source>Nothing that counts was measured on these disks: no cell was proved to read them.</source>
        <translation>Su questi dischi non è stato misurato nulla che conti: di nessuna cella è provato che li abbia letti.</translation>
    </message>
</context>
<context>
    <name>CompareWords</name>
    <message>
        <source>Container</source>
        <translation>Contenitore</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>Store on the device</source>
        <translation>Archivio sul dispositivo</translation>
    </message>
    <message>
        <source>Uniform blocks</source>
        <translation>Blocchi uniformi</translation>
    </message>
    <message>
        <source>experts of %1</source>
        <translation>esperti di %1</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>blocchi di %1</translation>
    </message>
    <message>
        <source>%1 % of the model</source>
        <translation>%1 % del modello</translation>
    </message>
    <message>
        <source>an unknown share of the model</source>
        <translation>una parte sconosciuta del modello</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what is listed</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Faster than %1: the whole interval of the ratio lies above 1.</source>
        <translation>Più veloce di %1: l’intero intervallo del rapporto è al di sopra di 1.</translation>
    </message>
    <message>
        <source>Slower than %1: the whole interval of the ratio lies below 1.</source>
        <translation>Più lento di %1: l’intero intervallo del rapporto è al di sotto di 1.</translation>
    </message>
    <message>
        <source>Longer than with %1: the whole interval of the ratio lies above 1.</source>
        <translation>Più lungo che con %1: l’intero intervallo del rapporto è al di sopra di 1.</translation>
    </message>
    <message>
        <source>Shorter than with %1: the whole interval of the ratio lies below 1.</source>
        <translation>Più breve che con %1: l’intero intervallo del rapporto è al di sotto di 1.</translation>
    </message>
    <message>
        <source>p50 in ms</source>
        <translation>p50 in ms</translation>
    </message>
    <message>
        <source>p99 in ms</source>
        <translation>p99 in ms</translation>
    </message>
    <message>
        <source>read in sequence</source>
        <translation>letti in sequenza</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>a ratio</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>≈×%1</source>
        <comment>a ratio that may be 1</comment>
        <translation>≈×%1</translation>
    </message>
    <message>
        <source>×%1 ?</source>
        <comment>a ratio of too few runs</comment>
        <translation>×%1 ?</translation>
    </message>
    <message>
        <source>Equivalent to %1: the whole interval of the ratio lies within %2 % of 1.</source>
        <translation>Equivalente a %1: l’intero intervallo del rapporto si scosta da 1 al massimo del %2 %.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown at this sample.</source>
        <translation>Con questo campione non risulta alcuna differenza da %1.</translation>
    </message>
    <message>
        <source>Too few runs to tell it from %1: three of each bound a ratio, seven are wanted.</source>
        <translation>Troppo poche esecuzioni per distinguerlo da %1: tre di ciascuno delimitano un rapporto, ma ne occorrono sette.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in flight</source>
        <translation>
            <numerusform>%1, %n in corso</numerusform>
            <numerusform>%1, %n in corso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n in flight, %2</source>
        <translation>
            <numerusform>%1, %n in corso, %2</numerusform>
            <numerusform>%1, %n in corso, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthCharts</name>
    <message>
        <source>%1 over the number of reads in flight, a line for each of: %2.</source>
        <comment>what, names of lines</comment>
        <translation>%1 in funzione del numero di letture in corso, una linea per ciascuno di: %2.</translation>
    </message>
    <message>
        <source>reads in flight</source>
        <translation>letture in corso</translation>
    </message>
    <message>
        <source>Rate: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Velocità di trasferimento</translation>
    </message>
    <message>
        <source>p99 of a read: %1</source>
        <translation>p99 di una lettura: %1</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>millisecondi</translation>
    </message>
    <message>
        <source>The 99th percentile of a read&apos;s latency</source>
        <translation>Il 99º percentile della latenza di una lettura</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>title, part, number of parts</comment>
        <translation>%1 (%2 di %3)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) without a p99, as fewer than %2 reads bound none.</source>
        <comment>title</comment>
        <translation>
            <numerusform>%1: %n punto senza p99, perché meno di %2 letture non ne delimitano uno.</numerusform>
            <numerusform>%1: %n punti senza p99, perché meno di %2 letture non ne delimitano uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more chart(s) were left out: choose fewer disks or readers.</source>
        <translation>
            <numerusform>%n altro grafico è stato tralasciato: scegliere meno dischi o lettori.</numerusform>
            <numerusform>%n altri grafici sono stati tralasciati: scegliere meno dischi o lettori.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthLines</name>
    <message>
        <source>%1, %2 asked for, %3</source>
        <comment>regime, cache mode, path</comment>
        <translation>%1, modalità richiesta %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reader, regime</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>reader, disk</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>DepthPlateaus</name>
    <message>
        <source>%1: plateau from %2, %3</source>
        <comment>line, reads in flight, rate</comment>
        <translation>%1: plateau da %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n plateau(s) from %1</source>
        <translation>
            <numerusform>%n plateau da %1</numerusform>
            <numerusform>%n plateau da %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>line, rate</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: deeper queues gain nothing more from %2 on: %3.</source>
        <comment>chart, reads in flight, lines with their rates</comment>
        <translation>%1: da %2 in poi code più profonde non portano altri vantaggi: %3.</translation>
    </message>
    <message>
        <source>%1: still rising at %2, the deepest that was measured: %3.</source>
        <comment>chart, reads in flight, lines with their rates</comment>
        <translation>%1: ancora in crescita a %2, la massima profondità misurata: %3.</translation>
    </message>
</context>
<context>
    <name>DepthSeries</name>
    <message numerus="yes">
        <source>%1, %2: %3, %n run(s)</source>
        <comment>line, reads in flight, figure with unit</comment>
        <translation>
            <numerusform>%1, %2: %3, %n esecuzione</numerusform>
            <numerusform>%1, %2: %3, %n esecuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, documented, %2: %3. %4</source>
        <comment>id, reads in flight, figure with unit, source</comment>
        <translation>%1, documentato, %2: %3. %4</translation>
    </message>
</context>
<context>
    <name>DepthSweeps</name>
    <message>
        <source>documented %1, %2</source>
        <comment>id of a documented result, its disk</comment>
        <translation>documentato %1, %2</translation>
    </message>
</context>
<context>
    <name>LatencyCurve</name>
    <message>
        <source>%1: %2 %3</source>
        <comment>sample, name of the quantile, latency</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: one read in %2 took longer than %3</source>
        <comment>sample, number, latency</comment>
        <translation>%1: una lettura su %2 è durata più di %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of the quantile, latency</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>How long reads took, from the median to the slowest in a thousand, a line for each of: %1. The values stand in the table below.</source>
        <translation>La durata delle letture, dalla mediana alla più lenta su mille, una linea per ciascuno di: %1. I valori sono riportati nella tabella sottostante.</translation>
    </message>
    <message>
        <source>How long the slowest reads take</source>
        <translation>Quanto durano le letture più lente</translation>
    </message>
    <message>
        <source>one read in … takes longer</source>
        <translation>una lettura su … dura di più</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>millisecondi</translation>
    </message>
    <message>
        <source>No %1, which needs %2 reads, of %3.</source>
        <comment>name of the quantile, number, samples</comment>
        <translation>Nessun %1, che richiede %2 letture, per %3.</translation>
    </message>
</context>
<context>
    <name>LatencyHistogram</name>
    <message>
        <source>%1: %2 % of the reads took %3 to %4</source>
        <comment>sample, per cent, latencies</comment>
        <translation>%1: %2 % delle letture è durato da %3 a %4</translation>
    </message>
    <message>
        <source>How the latencies are spread</source>
        <translation>Come sono distribuite le latenze</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>millisecondi</translation>
    </message>
    <message>
        <source>% of the reads</source>
        <translation>% delle letture</translation>
    </message>
    <message>
        <source>The share of reads over how long they took, steps for each of: %1.</source>
        <translation>La quota di letture in funzione della loro durata, una linea a gradini per ciascuno di: %1.</translation>
    </message>
</context>
<context>
    <name>LatencyPicture</name>
    <message numerus="yes">
        <source>%n more of what was chosen are not shown: they hold no latencies, or are more than can be told apart.</source>
        <translation>
            <numerusform>%n altro elemento scelto non è mostrato: non contiene latenze, oppure è uno in più di quanti se ne possano distinguere.</numerusform>
            <numerusform>%n altri elementi scelti non sono mostrati: non contengono latenze, oppure sono più di quanti se ne possano distinguere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LatencySamples</name>
    <message>
        <source>qd %1, %2</source>
        <comment>queue depth, reader</comment>
        <translation>qd %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; campaign %5</source>
        <comment>disk, reader, reads in flight; what was read; id</comment>
        <translation>%1, %2, %3; %4; campagna %5</translation>
    </message>
</context>
<context>
    <name>LatencyTable</name>
    <message>
        <source>%1, longest of %2</source>
        <comment>latency, number of reads</comment>
        <translation>%1, la più lunga di %2</translation>
    </message>
    <message>
        <source>%1 [%2..%3]</source>
        <comment>latency and its interval</comment>
        <translation>%1 [%2..%3]</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Letture</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Massima</translation>
    </message>
</context>
<context>
    <name>LinePicture</name>
    <message>
        <source>There are no figures to draw.</source>
        <translation>Non ci sono valori da disegnare.</translation>
    </message>
</context>
<context>
    <name>LinesWords</name>
    <message>
        <source>container</source>
        <translation>contenitore</translation>
    </message>
    <message>
        <source>store</source>
        <translation>archivio</translation>
    </message>
    <message>
        <source>store on the device</source>
        <translation>archivio sul dispositivo</translation>
    </message>
    <message>
        <source>uniform blocks</source>
        <translation>blocchi uniformi</translation>
    </message>
    <message numerus="yes">
        <source>%n read(s) in flight</source>
        <comment>how many are under way at a time</comment>
        <translation>
            <numerusform>%n lettura in corso</numerusform>
            <numerusform>%n letture in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks of %1, in sequence</source>
        <translation>blocchi di %1, in sequenza</translation>
    </message>
    <message>
        <source>blocks of %1</source>
        <translation>blocchi di %1</translation>
    </message>
    <message>
        <source>%1, experts of %2, in sequence</source>
        <translation>%1, esperti di %2, in sequenza</translation>
    </message>
    <message>
        <source>%1, experts of %2</source>
        <translation>%1, esperti di %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>source, way through the page cache, memory pages</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, in sequence</source>
        <translation>%1, in sequenza</translation>
    </message>
</context>
<context>
    <name>MeasureCells</name>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Sorgente</translation>
    </message>
    <message>
        <source>Reader</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Letti</translation>
    </message>
    <message>
        <source>Rate (%1)</source>
        <translation>Velocità (%1)</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>To be known</source>
        <translation>Da sapere</translation>
    </message>
    <message>
        <source>store</source>
        <translation>archivio</translation>
    </message>
    <message>
        <source>model’s files</source>
        <translation>file del modello</translation>
    </message>
    <message>
        <source>store on a device</source>
        <translation>archivio su un dispositivo</translation>
    </message>
    <message>
        <source>uniform blocks</source>
        <translation>blocchi uniformi</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>fredda</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>calda</translation>
    </message>
    <message>
        <source>under pressure</source>
        <translation>sotto pressione</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>così com’è</translation>
    </message>
    <message>
        <source>is measured</source>
        <translation>in misurazione</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>non conta</translation>
    </message>
    <message>
        <source>disturbed</source>
        <translation>disturbata</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>misurata</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltata</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallita</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
    </message>
</context>
<context>
    <name>MeasureChart</name>
    <message>
        <source>%1, %2</source>
        <comment>reader, what it reads</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, cache %3</source>
        <comment>reader, what it reads, state of the cache</comment>
        <translation>%1, %2, cache %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n read(s) in flight: %2 %3</source>
        <translation>
            <numerusform>%1 con %n lettura in corso: %2 %3</numerusform>
            <numerusform>%1 con %n letture in corso: %2 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate, %1</source>
        <translation>Velocità, %1</translation>
    </message>
    <message>
        <source>Rate of the cells measured so far</source>
        <translation>Velocità delle celle misurate finora</translation>
    </message>
    <message>
        <source>Reads in flight</source>
        <translation>Letture in corso</translation>
    </message>
    <message numerus="yes">
        <source>Rate of the cells measured so far, of the %n fastest roads</source>
        <translation>
            <numerusform>Velocità delle celle misurate finora, della via più veloce</numerusform>
            <numerusform>Velocità delle celle misurate finora, delle %n vie più veloci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The median rate over the reads in flight, of %n road(s).</source>
        <translation>
            <numerusform>La velocità mediana in funzione delle letture in corso, di %n via.</numerusform>
            <numerusform>La velocità mediana in funzione delle letture in corso, di %n vie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rate while cells are measured</source>
        <translation>Velocità durante la misurazione delle celle</translation>
    </message>
    <message numerus="yes">
        <source>The rate over the time since the start, of %n reader(s).</source>
        <translation>
            <numerusform>La velocità in funzione del tempo dall’inizio, di %n lettore.</numerusform>
            <numerusform>La velocità in funzione del tempo dall’inizio, di %n lettori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seconds since the start</source>
        <translation>Secondi dall’inizio</translation>
    </message>
</context>
<context>
    <name>MeasureDevices</name>
    <message>
        <source>%1: %2, %3</source>
        <comment>device, size, kind</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %4, %2, %3</source>
        <comment>device, size, kind, model</comment>
        <translation>%1: %4, %2, %3</translation>
    </message>
    <message>
        <source>%1 (mounted at %2)</source>
        <translation>%1 (montato in %2)</translation>
    </message>
    <message>
        <source>%1 (cannot be measured: %2)</source>
        <translation>%1 (non può essere misurato: %2)</translation>
    </message>
    <message>
        <source>No block device can be seen here.</source>
        <translation>Qui non è visibile alcun dispositivo a blocchi.</translation>
    </message>
    <message>
        <source>The devices cannot be listed.</source>
        <translation>I dispositivi non possono essere elencati.</translation>
    </message>
</context>
<context>
    <name>MeasurePlace</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 in tutto</translation>
    </message>
    <message numerus="yes">
        <source>A model’s folder with %n expert(s) of %1, %2.</source>
        <translation>
            <numerusform>La cartella di un modello con %n esperto di %1, %2.</numerusform>
            <numerusform>La cartella di un modello con %n esperti di %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A flat store with %n expert(s) of %1, %2.</source>
        <translation>
            <numerusform>Un archivio piatto con %n esperto di %1, %2.</numerusform>
            <numerusform>Un archivio piatto con %n esperti di %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A device that holds a flat store with %n expert(s) of %1, %2.</source>
        <translation>
            <numerusform>Un dispositivo che contiene un archivio piatto con %n esperto di %1, %2.</numerusform>
            <numerusform>Un dispositivo che contiene un archivio piatto con %n esperti di %1, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of %1, %2.</source>
        <translation>
            <numerusform>%n blocco di %1, %2.</numerusform>
            <numerusform>%n blocchi di %1, %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It is only read: nothing is written to the device.</source>
        <translation>%1 Viene solo letto: sul dispositivo non viene scritto nulla.</translation>
    </message>
    <message>
        <source>It cannot be measured as it is: %1</source>
        <translation>Così com’è non può essere misurato: %1</translation>
    </message>
    <message>
        <source>%1 It is measured, and a store packed from a sample of it, which is removed again.</source>
        <translation>%1 Viene misurata, insieme a un archivio creato da un suo campione, che poi viene rimosso.</translation>
    </message>
    <message>
        <source>The device is mounted (%1): what others read and write there is in the numbers.</source>
        <translation>Il dispositivo è montato (%1): ciò che altri vi leggono e scrivono influisce sui numeri.</translation>
    </message>
    <message>
        <source>A folder without a model. Qualify it, or choose a store, a model’s folder or a file.</source>
        <translation>Una cartella senza modello. Qualificarla, oppure scegliere un archivio, la cartella di un modello o un file.</translation>
    </message>
    <message>
        <source>A folder without a model, which you may not write: choose one where a store can be written for the measurement.</source>
        <translation>Una cartella senza modello, in cui non è consentito scrivere: sceglierne una in cui sia possibile scrivere un archivio per la misurazione.</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>as much as the budget and the free space allow</source>
        <translation>quanto consentono il tempo a disposizione e lo spazio libero</translation>
    </message>
    <message>
        <source>A folder without a model: a store with the model’s shape is written here (%1) and kept.</source>
        <translation>Una cartella senza modello: qui viene scritto un archivio con la forma del modello (%1), che viene conservato.</translation>
    </message>
    <message>
        <source>A folder without a model: a store with the model’s shape is written here (%1), into a folder of its own that is removed again.</source>
        <translation>Una cartella senza modello: qui viene scritto un archivio con la forma del modello (%1), in una cartella apposita che poi viene rimossa.</translation>
    </message>
    <message>
        <source>%1 %2 are free.</source>
        <comment>what is written, then how much is free</comment>
        <translation>%1 Spazio libero: %2.</translation>
    </message>
    <message>
        <source>A device without a flat store, as far as it can be read. “Measure” reads any device in blocks.</source>
        <translation>Un dispositivo senza archivio piatto, per quanto è possibile leggerlo. “Misura” legge a blocchi qualsiasi dispositivo.</translation>
    </message>
    <message>
        <source>A file that is no flat store. “Measure” reads any file in blocks.</source>
        <translation>Un file che non è un archivio piatto. “Misura” legge a blocchi qualsiasi file.</translation>
    </message>
    <message>
        <source>A device without a flat store, as far as it can be read. Give the size of blocks to read it in, for instance 2MB.</source>
        <translation>Un dispositivo senza archivio piatto, per quanto è possibile leggerlo. Indicare la dimensione dei blocchi in cui leggerlo, per esempio 2MB.</translation>
    </message>
    <message>
        <source>A file that is no flat store. Give the size of blocks to read it in, for instance 2MB.</source>
        <translation>Un file che non è un archivio piatto. Indicare la dimensione dei blocchi in cui leggerlo, per esempio 2MB.</translation>
    </message>
    <message>
        <source>There is nothing at this path: check the spelling, or whether the disk is mounted.</source>
        <translation>In questo percorso non c’è nulla: controllare che sia scritto correttamente e che il disco sia montato.</translation>
    </message>
    <message>
        <source>It cannot be looked at (%1): check the rights of the folders above it.</source>
        <translation>Non può essere esaminato (%1): controllare i permessi delle cartelle superiori.</translation>
    </message>
    <message>
        <source>It is neither a folder nor a file nor a block device.</source>
        <translation>Non è né una cartella né un file né un dispositivo a blocchi.</translation>
    </message>
</context>
<context>
    <name>MeasureReaders</name>
    <message>
        <source>one asynchronous queue past the page cache</source>
        <translation>una coda asincrona senza passare dalla cache delle pagine</translation>
    </message>
    <message>
        <source>one asynchronous queue into buffers that the kernel knows</source>
        <translation>una coda asincrona in buffer noti al kernel</translation>
    </message>
    <message>
        <source>one asynchronous queue on a block device, only reading</source>
        <translation>una coda asincrona su un dispositivo a blocchi, in sola lettura</translation>
    </message>
    <message>
        <source>one aligned direct read an expert</source>
        <translation>una lettura diretta allineata per esperto</translation>
    </message>
    <message>
        <source>direct reads at any place, nothing copied</source>
        <translation>letture dirette in qualsiasi posizione, senza copie</translation>
    </message>
    <message>
        <source>direct reads at any place, copied out of an aligned buffer</source>
        <translation>letture dirette in qualsiasi posizione, copiate da un buffer allineato</translation>
    </message>
    <message>
        <source>ordinary reads through the page cache</source>
        <translation>letture ordinarie attraverso la cache delle pagine</translation>
    </message>
    <message>
        <source>a mapped file, through the page cache</source>
        <translation>un file mappato, attraverso la cache delle pagine</translation>
    </message>
    <message>
        <source>reads nothing: what measuring itself costs</source>
        <translation>non legge nulla: quanto costa la misurazione stessa</translation>
    </message>
</context>
<context>
    <name>MeasureText</name>
    <message>
        <source>%1 of %2</source>
        <comment>bytes</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>rate and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A store is packed from the model: %1 at %2.</source>
        <translation>Creazione di un archivio dal modello: %1 a %2.</translation>
    </message>
    <message>
        <source>A store is verified: %1 at %2.</source>
        <translation>Verifica di un archivio: %1 a %2.</translation>
    </message>
    <message>
        <source>What is to be measured is written: %1 at %2.</source>
        <translation>Scrittura di ciò che va misurato: %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n read(s) in flight</source>
        <comment>reader</comment>
        <translation>
            <numerusform>%1 con %n lettura in corso</numerusform>
            <numerusform>%1 con %n letture in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is measured.</source>
        <translation>Si sta misurando %1.</translation>
    </message>
    <message>
        <source>%1 is measured: %2 at %3, about %4 left.</source>
        <translation>Si sta misurando %1: %2 a %3, ancora circa %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are done.</source>
        <translation>
            <numerusform>%n cella completata.</numerusform>
            <numerusform>%n celle completate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells are done.</source>
        <translation>
            <numerusform>%n cella su %1 completata.</numerusform>
            <numerusform>%n celle su %1 completate.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The next cell is being prepared.</source>
        <translation>La prossima cella è in preparazione.</translation>
    </message>
    <message>
        <source>At most %1 are left.</source>
        <translation>Tempo rimanente: al massimo %1.</translation>
    </message>
    <message>
        <source>About %1 are left.</source>
        <translation>Tempo rimanente: circa %1.</translation>
    </message>
    <message>
        <source>%1 were read.</source>
        <translation>Dati letti: %1.</translation>
    </message>
    <message>
        <source>%1 were written.</source>
        <translation>Dati scritti: %1.</translation>
    </message>
    <message>
        <source>Qualifying %1</source>
        <translation>Qualificazione di %1</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>Misurazione di %1</translation>
    </message>
    <message>
        <source>Error: %1 %2</source>
        <translation>Errore: %1 %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avviso: %1</translation>
    </message>
</context>
<context>
    <name>MeasureValidation</name>
    <message>
        <source>Choose a folder, a file or a device.</source>
        <translation>Scegliere una cartella, un file o un dispositivo.</translation>
    </message>
    <message>
        <source>No path holds a character of the number zero.</source>
        <translation>Nessun percorso può contenere il carattere di numero zero.</translation>
    </message>
    <message>
        <source>“%1” is no size. A size is written like 64KiB, 500MB or 1.5GB.</source>
        <translation>“%1” non è una dimensione. Una dimensione si scrive come 64KiB, 500MB o 1.5GB.</translation>
    </message>
    <message>
        <source>“%1” is no time. A time is written like 500ms, 30s, 2m or 1h.</source>
        <translation>“%1” non è un tempo. Un tempo si scrive come 500ms, 30s, 2m o 1h.</translation>
    </message>
    <message>
        <source>Choose the config.json of the model.</source>
        <translation>Scegliere il file config.json del modello.</translation>
    </message>
    <message>
        <source>“%1” is no list of depths. They are written like 1,2,4,8, each from 1 to 1024.</source>
        <translation>“%1” non è un elenco di profondità. Si scrivono come 1,2,4,8, ciascuna da 1 a 1024.</translation>
    </message>
    <message>
        <source>“%1” is no number of repetitions from 1 to 10000.</source>
        <translation>“%1” non è un numero di ripetizioni da 1 a 10000.</translation>
    </message>
    <message>
        <source>Choose at least one state of the page cache.</source>
        <translation>Scegliere almeno uno stato della cache delle pagine.</translation>
    </message>
    <message>
        <source>A cache under pressure needs the memory that the program may use.</source>
        <translation>Per una cache sotto pressione va indicata la memoria che il programma può usare.</translation>
    </message>
    <message>
        <source>A limit of memory goes with a cache under pressure only.</source>
        <translation>Un limite di memoria è previsto solo con una cache sotto pressione.</translation>
    </message>
    <message>
        <source>A cell ends after reads, after bytes or after a time: give one of them.</source>
        <translation>Una cella termina dopo un numero di letture, di byte o dopo un tempo: indicarne uno solo.</translation>
    </message>
    <message>
        <source>A thorough measurement goes in rounds of a time, not of reads or bytes.</source>
        <translation>Una misurazione approfondita procede a cicli di una data durata, non di letture o byte.</translation>
    </message>
    <message>
        <source>“%1” is no number of reads.</source>
        <translation>“%1” non è un numero di letture.</translation>
    </message>
</context>
<context>
    <name>MeasureVerdict</name>
    <message>
        <source>%1 %2</source>
        <comment>rate and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>The best road past the page cache is %1 over the %2 with %n read(s) in flight: %3.</source>
        <translation>
            <numerusform>La via migliore senza passare dalla cache delle pagine è %1 (%2) con %n lettura in corso: %3.</numerusform>
            <numerusform>La via migliore senza passare dalla cache delle pagine è %1 (%2) con %n letture in corso: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The fastest cell is %1 over the %2 with %n read(s) in flight: %3.</source>
        <translation>
            <numerusform>La cella più veloce è %1 (%2) con %n lettura in corso: %3.</numerusform>
            <numerusform>La cella più veloce è %1 (%2) con %n letture in corso: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading alone allows at most %1 tokens a second where nothing is in memory.</source>
        <translation>La sola lettura consente al massimo %1 token al secondo quando in memoria non c’è nulla.</translation>
    </message>
    <message>
        <source>At most %1 tokens a second where %2 % of the experts are found in memory.</source>
        <translation>Al massimo %1 token al secondo quando il %2 % degli esperti si trova in memoria.</translation>
    </message>
    <message>
        <source>No reader that goes past the page cache could be measured here: the table says why.</source>
        <translation>Qui non è stato possibile misurare alcun lettore che non passi dalla cache delle pagine: la tabella dice perché.</translation>
    </message>
    <message numerus="yes">
        <source>%n documented result(s) can be compared with it.</source>
        <translation>
            <numerusform>%n risultato documentato può essere confrontato con questo.</numerusform>
            <numerusform>%n risultati documentati possono essere confrontati con questo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 were written to the disk.</source>
        <translation>Dati scritti sul disco: %1.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>&amp;Disks</source>
        <translation>&amp;Dischi</translation>
    </message>
    <message>
        <source>Every disk, and what it can do for the model</source>
        <translation>Tutti i dischi e ciò che possono fare per il modello</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronto</translation>
    </message>
    <message>
        <source>Disks beside one another and beside the documented results</source>
        <translation>I dischi l’uno accanto all’altro e accanto ai risultati documentati</translation>
    </message>
    <message>
        <source>&amp;Queue depth</source>
        <translation>&amp;Profondità di coda</translation>
    </message>
    <message>
        <source>Throughput and p99 over the reads in flight</source>
        <translation>Velocità di trasferimento e p99 in funzione delle letture in corso</translation>
    </message>
    <message>
        <source>&amp;Latency</source>
        <translation>&amp;Latenza</translation>
    </message>
    <message>
        <source>How long single reads took</source>
        <translation>Quanto sono durate le singole letture</translation>
    </message>
    <message>
        <source>Over &amp;time</source>
        <translation>Nel &amp;tempo</translation>
    </message>
    <message>
        <source>Throughput and temperature while a campaign went on</source>
        <translation>Velocità di trasferimento e temperatura nel corso di una campagna</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Risultati</translation>
    </message>
    <message>
        <source>Every cell that was recorded</source>
        <translation>Tutte le celle registrate</translation>
    </message>
    <message>
        <source>&amp;New measurement</source>
        <translation>&amp;Nuova misurazione</translation>
    </message>
    <message>
        <source>Measure a folder, a store or a device</source>
        <translation>Misura una cartella, un archivio o un dispositivo</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>The model&apos;s geometry, and what the disks would do for it</source>
        <translation>La geometria del modello e ciò che i dischi farebbero per esso</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>writing %1</source>
        <translation>scrittura di %1</translation>
    </message>
    <message>
        <source>Choose another folder or another name.</source>
        <translation>Scegliere un’altra cartella o un altro nome.</translation>
    </message>
    <message>
        <source>it is there and is no regular file</source>
        <translation>esiste e non è un file normale</translation>
    </message>
</context>
<context>
    <name>StoreBanner</name>
    <message>
        <source>&amp;Open another database...</source>
        <translation>Apri un altro &amp;database...</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>&amp;Measure a disk</source>
        <translation>&amp;Misura un disco</translation>
    </message>
    <message>
        <source>&amp;Bring it up to date</source>
        <translation>&amp;Aggiorna</translation>
    </message>
    <message>
        <source>Nothing was measured yet: there are no results in %1.</source>
        <translation>Non è stato ancora misurato nulla: non ci sono risultati in %1.</translation>
    </message>
    <message>
        <source>The results in %1 were recorded by an older version of Merops. Bringing them up to date changes the file&apos;s form and none of the results; the older version cannot read it afterwards.</source>
        <translation>I risultati in %1 sono stati registrati da una versione precedente di Merops. L’aggiornamento cambia la forma del file, ma nessuno dei risultati; in seguito la versione precedente non potrà più leggerlo.</translation>
    </message>
    <message>
        <source>Another program is using %1 and does not let go. It is tried again every second.</source>
        <translation>Un altro programma sta usando %1 e non lo rilascia. Si riprova ogni secondo.</translation>
    </message>
    <message>
        <source>The first measurement makes it.</source>
        <translation>Viene creato con la prima misurazione.</translation>
    </message>
    <message>
        <source>Install the newer version, or open another database.</source>
        <translation>Installare la versione più recente oppure aprire un altro database.</translation>
    </message>
</context>
<context>
    <name>TimeCourse</name>
    <message>
        <source>%1: %2</source>
        <comment>run, flag</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 and %n more</source>
        <comment>run, flag</comment>
        <translation>
            <numerusform>%1: %2 e %n altra</numerusform>
            <numerusform>%1: %2 e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>flag, evidence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>flag, evidence, advice</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1, after %2 s: %3</source>
        <comment>run, seconds, rate with unit</comment>
        <translation>%1, dopo %2 s: %3</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>rate before, rate after, unit</comment>
        <translation>da %1 a %2 %3</translation>
    </message>
    <message>
        <source>seconds, runs one behind the other</source>
        <translation>secondi, un’esecuzione dopo l’altra</translation>
    </message>
    <message>
        <source>%1, after %2 s: %3 °C</source>
        <comment>run, seconds, temperature</comment>
        <translation>%1, dopo %2 s: %3 °C</translation>
    </message>
    <message>
        <source>Temperatures begin with the warm-up, rates behind it.</source>
        <translation>Le temperature iniziano con il riscaldamento, le velocità dopo di esso.</translation>
    </message>
    <message>
        <source>There are no temperatures of %1: no sensor of the disk could be read.</source>
        <translation>Non ci sono temperature di %1: nessun sensore del disco è risultato leggibile.</translation>
    </message>
    <message>
        <source>%1: no course over time was recorded.</source>
        <translation>%1: non è stato registrato alcun andamento nel tempo.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>esecuzione %1</translation>
    </message>
    <message>
        <source>Rate: %1</source>
        <translation>Velocità: %1</translation>
    </message>
    <message numerus="yes">
        <source>Throughput over time of %n run(s), one behind the other.</source>
        <translation>
            <numerusform>Velocità di trasferimento nel tempo di %n esecuzione.</numerusform>
            <numerusform>Velocità di trasferimento nel tempo di %n esecuzioni, una dopo l’altra.</numerusform>
        </translation>
    </message>
    <message>
        <source>flags</source>
        <translation>segnalazioni</translation>
    </message>
    <message>
        <source>Temperature: %1</source>
        <translation>Temperatura: %1</translation>
    </message>
    <message>
        <source>Temperature of the disk over the same time.</source>
        <translation>Temperatura del disco nello stesso tempo.</translation>
    </message>
    <message>
        <source>°C</source>
        <translation>°C</translation>
    </message>
</context>
<context>
    <name>TimeLoad</name>
    <message numerus="yes">
        <source>%1 of %n cell(s) recorded.</source>
        <translation>
            <numerusform>%1 di %n cella registrata.</numerusform>
            <numerusform>%1 di %n celle registrate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) recorded.</source>
        <translation>
            <numerusform>%n cella registrata.</numerusform>
            <numerusform>%n celle registrate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cell(s) were left out: choose fewer rows.</source>
        <translation>
            <numerusform>%n altra cella è stata tralasciata: scegliere meno righe.</numerusform>
            <numerusform>%n altre celle sono state tralasciate: scegliere meno righe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) are not listed: choose their cells among the results.</source>
        <translation>
            <numerusform>%n altra riga non è elencata: sceglierne le celle tra i risultati.</numerusform>
            <numerusform>%n altre righe non sono elencate: sceglierne le celle tra i risultati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimeRounds</name>
    <message>
        <source>steady</source>
        <translation>stabile</translation>
    </message>
    <message>
        <source>not steady</source>
        <translation>non stabile</translation>
    </message>
    <message>
        <source>not assessed</source>
        <translation>non valutata</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>run, whether it was steady</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, round %2: %3</source>
        <comment>run, number, rate with unit</comment>
        <translation>%1, ciclo %2: %3</translation>
    </message>
    <message>
        <source>assessed from here on</source>
        <translation>valutati da qui in poi</translation>
    </message>
    <message>
        <source>Rounds: %1</source>
        <translation>Cicli: %1</translation>
    </message>
    <message>
        <source>The rate of each round, by which the steady state is assessed.</source>
        <translation>La velocità di ciascun ciclo, in base alla quale si valuta lo stato stabile.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ciclo</translation>
    </message>
</context>
<context>
    <name>TimeRows</name>
    <message>
        <source>%1, %2: %3, %4, %5</source>
        <comment>reader, reads in flight: way through the page cache, source, memory pages</comment>
        <translation>%1, %2: %3, %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%1, of %2, %n run(s)</source>
        <comment>row, path</comment>
        <translation>
            <numerusform>%1, di %2, %n esecuzione</numerusform>
            <numerusform>%1, di %2, %n esecuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>no disk yet</source>
        <translation>ancora nessun disco</translation>
    </message>
    <message>
        <source>%1 – %2 – %3</source>
        <comment>when, disks, command line</comment>
        <translation>%1 – %2 – %3</translation>
    </message>
    <message>
        <source>%1 – %2 – %3 (not ended)</source>
        <comment>when, disks, command line</comment>
        <translation>%1 – %2 – %3 (non terminata)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name, and what else tells it apart</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, qd %2</source>
        <comment>reader, reads in flight</comment>
        <translation>%1, qd %2</translation>
    </message>
</context>
<context>
    <name>merops::gui::CellDetailView</name>
    <message>
        <source>Details of the current result</source>
        <translation>Dettagli del risultato corrente</translation>
    </message>
    <message>
        <source>Choose a result to see all that is known about it.</source>
        <translation>Scegliere un risultato per vedere tutto ciò che se ne sa.</translation>
    </message>
</context>
<context>
    <name>merops::gui::CellEdits</name>
    <message>
        <source>Retract…</source>
        <translation>Ritira…</translation>
    </message>
    <message>
        <source>Mark the selected results as wrong, with the reason</source>
        <translation>Segna i risultati selezionati come errati, indicando il motivo</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla ritiro</translation>
    </message>
    <message>
        <source>Take back the retraction of the selected results</source>
        <translation>Annulla il ritiro dei risultati selezionati</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Elimina…</translation>
    </message>
    <message>
        <source>Hide the selected results; they can be brought back</source>
        <translation>Nasconde i risultati selezionati, che possono essere ripristinati</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Bring back those of the selected results that were deleted</source>
        <translation>Ripristina i risultati selezionati che erano stati eliminati</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Write a remark beside the selected results</source>
        <translation>Scrive un’osservazione accanto ai risultati selezionati</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Retract results</source>
        <translation>Ritira risultati</translation>
    </message>
    <message numerus="yes">
        <source>What is wrong with the %n selected result(s)? Retracted ones stay, with this reason, but nothing is compared with them.</source>
        <translation>
            <numerusform>Che cosa c’è di sbagliato nel risultato selezionato? Se ritirato resta, con questo motivo, ma non viene confrontato con nulla.</numerusform>
            <numerusform>Che cosa c’è di sbagliato nei %n risultati selezionati? Quelli ritirati restano, con questo motivo, ma non vengono confrontati con nulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retract</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Delete results</source>
        <translation>Elimina risultati</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n result(s)?</source>
        <translation>
            <numerusform>Eliminare %n risultato?</numerusform>
            <numerusform>Eliminare %n risultati?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are hidden, not lost: this can be undone.</source>
        <translation>Vengono nascosti, non persi: l’operazione può essere annullata.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Scrivi una nota</translation>
    </message>
    <message numerus="yes">
        <source>A remark to stand beside the %n selected result(s):</source>
        <translation>
            <numerusform>Un’osservazione da porre accanto al risultato selezionato:</numerusform>
            <numerusform>Un’osservazione da porre accanto ai %n risultati selezionati:</numerusform>
        </translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Scrivi</translation>
    </message>
    <message numerus="yes">
        <source>The note was written beside %n result(s).</source>
        <translation>
            <numerusform>La nota è stata scritta accanto a %n risultato.</numerusform>
            <numerusform>La nota è stata scritta accanto a %n risultati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CellExchange</name>
    <message numerus="yes">
        <source>%n result(s) were written to %1.</source>
        <translation>
            <numerusform>%n risultato è stato scritto in %1.</numerusform>
            <numerusform>%n risultati sono stati scritti in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Esporta risultati</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Esiste già un file con questo nome.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>Importa risultati</translation>
    </message>
    <message>
        <source>Result sets, and results of fio and iobench (*.json *.txt *.log);;All files (*)</source>
        <translation>Insiemi di risultati e risultati di fio e iobench (*.json *.txt *.log);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Nothing was imported: the results database is not open.</source>
        <translation>Non è stato importato nulla: il database dei risultati non è aperto.</translation>
    </message>
    <message>
        <source>Where there is none yet, measure something first, or make one with `merops import FILE`.</source>
        <translation>Se non ne esiste ancora uno, misurare prima qualcosa oppure crearne uno con `merops import FILE`.</translation>
    </message>
    <message>
        <source>What became of each file</source>
        <translation>L’esito di ciascun file</translation>
    </message>
</context>
<context>
    <name>merops::gui::CellFilterBar</name>
    <message>
        <source>Filter by words (Ctrl+F)</source>
        <translation>Filtra per parole (Ctrl+F)</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtra per parole</translation>
    </message>
    <message>
        <source>Words in the names of readers, disks, paths, tags, flags and campaigns, and in reasons</source>
        <translation>Parole nei nomi di lettori, dischi, percorsi, etichette, segnalazioni e campagne, e nei motivi</translation>
    </message>
    <message>
        <source>All disks</source>
        <translation>Tutti i dischi</translation>
    </message>
    <message>
        <source>Filter by disk</source>
        <translation>Filtra per disco</translation>
    </message>
    <message>
        <source>All readers</source>
        <translation>Tutti i lettori</translation>
    </message>
    <message>
        <source>Filter by reader</source>
        <translation>Filtra per lettore</translation>
    </message>
    <message>
        <source>All depths</source>
        <translation>Tutte le profondità</translation>
    </message>
    <message>
        <source>Filter by reads in flight</source>
        <translation>Filtra per letture in corso</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tutti gli stati</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>Filtra per stato</translation>
    </message>
    <message>
        <source>All cache states</source>
        <translation>Tutti gli stati della cache</translation>
    </message>
    <message>
        <source>Filter by the state of the page cache</source>
        <translation>Filtra per stato della cache delle pagine</translation>
    </message>
    <message>
        <source>With any flags or none</source>
        <translation>Con o senza segnalazioni</translation>
    </message>
    <message>
        <source>Filter by flag</source>
        <translation>Filtra per segnalazione</translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation>Tutte le campagne</translation>
    </message>
    <message>
        <source>Filter by campaign</source>
        <translation>Filtra per campagna</translation>
    </message>
    <message>
        <source>Filter by what was deleted or retracted</source>
        <translation>Filtra per elementi eliminati o ritirati</translation>
    </message>
    <message>
        <source>%1 in flight</source>
        <translation>%1 in corso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>All but deleted ones</source>
        <translation>Tutti tranne gli eliminati</translation>
    </message>
    <message>
        <source>Neither deleted nor retracted</source>
        <translation>Né eliminati né ritirati</translation>
    </message>
    <message>
        <source>Only retracted ones</source>
        <translation>Solo i ritirati</translation>
    </message>
    <message>
        <source>Deleted ones too</source>
        <translation>Anche gli eliminati</translation>
    </message>
    <message>
        <source>Only deleted ones</source>
        <translation>Solo gli eliminati</translation>
    </message>
</context>
<context>
    <name>merops::gui::CellTableModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>merops::gui::CellTableView</name>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>Columns as at first</source>
        <translation>Ripristina le colonne</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Crescente</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Decrescente</translation>
    </message>
</context>
<context>
    <name>merops::gui::ChartList</name>
    <message>
        <source>There are no charts to show.</source>
        <translation>Non ci sono grafici da mostrare.</translation>
    </message>
</context>
<context>
    <name>merops::gui::ChartView</name>
    <message>
        <source>Save or copy this chart</source>
        <translation>Salva o copia questo grafico</translation>
    </message>
</context>
<context>
    <name>merops::gui::ClaimTableModel</name>
    <message>
        <source>Claim</source>
        <translation>Affermazione</translation>
    </message>
    <message>
        <source>Documented</source>
        <translation>Documentato</translation>
    </message>
    <message>
        <source>Measured here</source>
        <translation>Misurato qui</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>Dischi</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Why, or what to run</source>
        <translation>Perché, o che cosa eseguire</translation>
    </message>
</context>
<context>
    <name>merops::gui::ClaimsPanel</name>
    <message>
        <source>Documented claims</source>
        <translation>Affermazioni documentate</translation>
    </message>
    <message>
        <source>The claim in words</source>
        <translation>L’affermazione a parole</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Co&amp;pia le righe</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) copied.</source>
        <translation>
            <numerusform>%n riga copiata.</numerusform>
            <numerusform>%n righe copiate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareBar</name>
    <message>
        <source>Readers whose results are shown</source>
        <translation>Lettori di cui sono mostrati i risultati</translation>
    </message>
    <message>
        <source>D&amp;ocumented results</source>
        <translation>Risultati d&amp;ocumentati</translation>
    </message>
    <message>
        <source>Published results of other disks, taken in the same way</source>
        <translation>Risultati pubblicati di altri dischi, ottenuti allo stesso modo</translation>
    </message>
    <message>
        <source>p&amp;50</source>
        <translation>p&amp;50</translation>
    </message>
    <message>
        <source>Median latency of a read</source>
        <translation>Latenza mediana di una lettura</translation>
    </message>
    <message>
        <source>p&amp;99</source>
        <translation>p&amp;99</translation>
    </message>
    <message>
        <source>Latency that one read of a hundred exceeds</source>
        <translation>Latenza superata da una lettura su cento</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Velocità di trasferimento</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Latenza mediana</translation>
    </message>
    <message>
        <source>99th percentile of the latency</source>
        <translation>99º percentile della latenza</translation>
    </message>
    <message>
        <source>Throughput in %1 (Alt+U)</source>
        <translation>Velocità di trasferimento in %1 (Alt+U)</translation>
    </message>
    <message>
        <source>All &amp;readers</source>
        <translation>Tutti i &amp;lettori</translation>
    </message>
    <message numerus="yes">
        <source>%n of the &amp;readers</source>
        <translation>
            <numerusform>%n dei &amp;lettori</numerusform>
            <numerusform>%n dei &amp;lettori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareDiskList</name>
    <message>
        <source>D&amp;isks to compare</source>
        <translation>&amp;Dischi da confrontare</translation>
    </message>
    <message>
        <source>Disks to compare</source>
        <translation>Dischi da confrontare</translation>
    </message>
    <message>
        <source>The space bar takes a disk in or leaves it out; ratios are to the base.</source>
        <translation>La barra spaziatrice include o esclude un disco; i rapporti si riferiscono alla base.</translation>
    </message>
    <message>
        <source>Make i&amp;t the base</source>
        <translation>Usa come &amp;base</translation>
    </message>
    <message>
        <source>Ratios are to the base</source>
        <translation>I rapporti si riferiscono alla base</translation>
    </message>
    <message>
        <source>With none checked, the two best are compared.</source>
        <translation>Se nessuno è selezionato, si confrontano i due migliori.</translation>
    </message>
    <message>
        <source>%1 (base)</source>
        <translation>%1 (base)</translation>
    </message>
</context>
<context>
    <name>merops::gui::CompareFindingsPanel</name>
    <message>
        <source>What the comparison says</source>
        <translation>Che cosa dice il confronto</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Other disk</source>
        <translation>Altro disco</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>What differs in the environments</source>
        <translation>Che cosa differisce negli ambienti</translation>
    </message>
    <message numerus="yes">
        <source>&amp;What differs in the environments (%n fact(s))</source>
        <translation>
            <numerusform>&amp;Che cosa differisce negli ambienti (%n dato)</numerusform>
            <numerusform>&amp;Che cosa differisce negli ambienti (%n dati)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::ComparePage</name>
    <message>
        <source>Ch&amp;arts</source>
        <translation>&amp;Grafici</translation>
    </message>
    <message>
        <source>C&amp;laims</source>
        <translation>Aff&amp;ermazioni</translation>
    </message>
    <message>
        <source>&amp;Measure a disk</source>
        <translation>Mi&amp;sura un disco</translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk to see it here, and a second one to compare the two.</source>
        <translation>Non è stato ancora misurato nulla: misurare un disco per vederlo qui, e un secondo per confrontarli.</translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation>Apertura dei risultati in corso.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what is wrong, and what to try</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>merops::gui::DepthPage</name>
    <message>
        <source>D&amp;isks</source>
        <translation>&amp;Dischi</translation>
    </message>
    <message>
        <source>Disks whose lines are shown; with none checked, the best one.</source>
        <translation>Dischi di cui sono mostrate le linee; se nessuno è selezionato, il migliore.</translation>
    </message>
    <message>
        <source>Re&amp;aders</source>
        <translation>&amp;Lettori</translation>
    </message>
    <message>
        <source>Readers whose lines are shown; with none checked, the best few.</source>
        <translation>Lettori di cui sono mostrate le linee; se nessuno è selezionato, i pochi migliori.</translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk at several queue depths to see how it gains from them.</source>
        <translation>Non è stato ancora misurato nulla: misurare un disco a più profondità di coda per vedere quanto ne guadagna.</translation>
    </message>
    <message>
        <source>Nothing that counts was measured of these disks: choose others, or look among the results for why.</source>
        <translation>Di questi dischi non è stato misurato nulla di utilizzabile: sceglierne altri, oppure cercare il motivo tra i risultati.</translation>
    </message>
</context>
<context>
    <name>merops::gui::DiskCardView</name>
    <message>
        <source>Measure this disk</source>
        <translation>Misura questo disco</translation>
    </message>
    <message>
        <source>Measure the disk %1</source>
        <translation>Misura il disco %1</translation>
    </message>
    <message>
        <source>Space chooses the disk for a comparison, Enter opens its menu.</source>
        <translation>Spazio sceglie il disco per un confronto, Invio ne apre il menu.</translation>
    </message>
    <message>
        <source>Without results, it cannot be compared. Enter opens its menu.</source>
        <translation>Senza risultati non è confrontabile. Invio ne apre il menu.</translation>
    </message>
</context>
<context>
    <name>merops::gui::DiskCards</name>
    <message>
        <source>Of another machine: %1.</source>
        <translation>Di un’altra macchina: %1.</translation>
    </message>
    <message>
        <source>Not attached now.</source>
        <translation>Ora non collegato.</translation>
    </message>
    <message>
        <source>It cannot be measured now: %1.</source>
        <translation>Ora non è misurabile: %1.</translation>
    </message>
    <message>
        <source>Measured %1, but no direct read of a model&apos;s experts counts.</source>
        <translation>Misurato %1, ma nessuna lettura diretta degli esperti di un modello è utilizzabile.</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>Non ancora misurato.</translation>
    </message>
    <message>
        <source>Cannot be measured: %1.</source>
        <translation>Non misurabile: %1.</translation>
    </message>
</context>
<context>
    <name>merops::gui::DiskWords</name>
    <message>
        <source>virtual disk</source>
        <translation>disco virtuale</translation>
    </message>
    <message>
        <source>loop device</source>
        <translation>dispositivo loop</translation>
    </message>
    <message>
        <source>mapped device</source>
        <translation>dispositivo mappato</translation>
    </message>
    <message>
        <source>software RAID</source>
        <translation>RAID software</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>compressed memory</source>
        <translation>memoria compressa</translation>
    </message>
    <message>
        <source>unknown connection</source>
        <translation>connessione sconosciuta</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>misura valida</translation>
    </message>
    <message>
        <source>contaminated (%1)</source>
        <translation>misura contaminata (%1)</translation>
    </message>
    <message>
        <source>invalid (%1)</source>
        <translation>misura non valida (%1)</translation>
    </message>
    <message>
        <source>not known whether valid</source>
        <translation>validità non nota</translation>
    </message>
    <message>
        <source>Link: %1 at %2, while %3 would be possible: try another plug, cable or slot.</source>
        <translation>Collegamento: %1 a %2, mentre sarebbe possibile %3: provare un’altra presa, un altro cavo o un altro slot.</translation>
    </message>
    <message>
        <source>Link: %1 at %2, the full one.</source>
        <translation>Collegamento: %1 a %2, il massimo possibile.</translation>
    </message>
    <message>
        <source>Link: %1 at %2.</source>
        <translation>Collegamento: %1 a %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>transport and size</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message>
        <source>%1 days ago</source>
        <translation>%1 giorni fa</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a date</comment>
        <translation>in data %1</translation>
    </message>
    <message>
        <source>a machine without a name</source>
        <translation>senza nome</translation>
    </message>
    <message>
        <source>one with %1</source>
        <comment>a processor</comment>
        <translation>con processore %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a rate and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>By %1 from depth %2 on; %3. Measured %4.</source>
        <translation>Con %1 dalla profondità %2 in su; %3. Misurato %4.</translation>
    </message>
    <message>
        <source>By %1 from depth %2 on, best at %3; %4. Measured %5.</source>
        <translation>Con %1 dalla profondità %2 in su, al meglio a %3; %4. Misurato %5.</translation>
    </message>
    <message>
        <source>%1: at most %2 tokens/s with no expert in memory, %3 with 80 % of them there.</source>
        <translation>%1: al massimo %2 token/s senza esperti in memoria, %3 con l’80 % degli esperti in memoria.</translation>
    </message>
    <message>
        <source>Measured once, which proves little.</source>
        <translation>Misurato una sola volta, il che prova poco.</translation>
    </message>
    <message>
        <source>Measured with experts of %1; the model&apos;s have %2.</source>
        <translation>Misurato con esperti di %1; quelli del modello sono di %2.</translation>
    </message>
    <message>
        <source>It lives in memory: its rates are no disk&apos;s.</source>
        <translation>Risiede in memoria: le sue velocità non sono quelle di un disco.</translation>
    </message>
    <message>
        <source>A virtual disk: what its host keeps in memory cannot be seen from here.</source>
        <translation>Disco virtuale: ciò che il suo host tiene in memoria non è visibile da qui.</translation>
    </message>
</context>
<context>
    <name>merops::gui::DisksPage</name>
    <message>
        <source>Re&amp;scan</source>
        <translation>A&amp;ggiorna</translation>
    </message>
    <message>
        <source>Looks again for the disks of this machine (F5)</source>
        <translation>Cerca di nuovo i dischi di questa macchina (F5)</translation>
    </message>
    <message>
        <source>Measure a dis&amp;k</source>
        <translation>Mi&amp;sura un disco</translation>
    </message>
    <message>
        <source>Nothing was measured yet: choose a disk and measure it.</source>
        <translation>Non è stato ancora misurato nulla: scegliere un disco e misurarlo.</translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation>Apertura dei risultati in corso.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is wrong, and what to try</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The results are being read.</source>
        <translation>Lettura dei risultati in corso.</translation>
    </message>
    <message>
        <source>Choose two or more disks with results to compare them.</source>
        <translation>Scegliere due o più dischi con risultati per confrontarli.</translation>
    </message>
    <message>
        <source>Choose two or more disks with results to compare them. The first %1 of %2 are shown.</source>
        <translation>Scegliere due o più dischi con risultati per confrontarli. Sono mostrati i primi %1 di %2.</translation>
    </message>
    <message>
        <source>The disks of this machine cannot be listed; those with results are shown all the same. %1 Try again with F5.</source>
        <translation>I dischi di questa macchina non possono essere elencati; quelli con risultati sono mostrati comunque. %1 Riprovare con F5.</translation>
    </message>
    <message>
        <source>Com&amp;pare (%1)</source>
        <translation>C&amp;onfronta (%1)</translation>
    </message>
    <message>
        <source>Compare the %1 chosen disks</source>
        <translation>Confronta i dischi scelti (%1)</translation>
    </message>
    <message>
        <source>&amp;Measure this disk</source>
        <translation>Misura questo &amp;disco</translation>
    </message>
    <message>
        <source>Show its newest campaign over &amp;time</source>
        <translation>Mostra la campagna più recente nel &amp;tempo</translation>
    </message>
    <message>
        <source>Show &amp;what was recorded</source>
        <translation>Mostra i dati &amp;registrati</translation>
    </message>
    <message>
        <source>What it would do for the m&amp;odel</source>
        <translation>Che cosa farebbe per il mode&amp;llo</translation>
    </message>
    <message>
        <source>&amp;Compare the chosen disks</source>
        <translation>&amp;Confronta i dischi scelti</translation>
    </message>
    <message>
        <source>Nothing of %1 is mounted: choose a folder on it, or a store, when it is.</source>
        <translation>Nulla di %1 è montato: una volta montato, scegliere una cartella su di esso o un archivio.</translation>
    </message>
</context>
<context>
    <name>merops::gui::ExportDialog</name>
    <message numerus="yes">
        <source>The %n selected result(s)</source>
        <translation>
            <numerusform>Risultato selezionato (%n)</numerusform>
            <numerusform>Risultati selezionati (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n result(s) that the table shows</source>
        <translation>
            <numerusform>L’unico risultato mostrato dalla tabella (%n)</numerusform>
            <numerusform>Tutti i risultati mostrati dalla tabella (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Include identity: host name, serial numbers, paths and user names</source>
        <translation>&amp;Includi l’identità: nome host, numeri di serie, percorsi e nomi utente</translation>
    </message>
    <message>
        <source>Include the &amp;times of single reads</source>
        <translation>Includi i &amp;tempi delle singole letture</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>Without it nothing personal is written: what tells whose machine it is, is taken out.</source>
        <translation>Senza, non si scrive nulla di personale: ciò che rivela di chi è la macchina viene tolto.</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Sfoglia…</translation>
    </message>
    <message>
        <source>Write:</source>
        <translation>Scrivi:</translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation>&amp;Come:</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;File:</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Esporta</translation>
    </message>
</context>
<context>
    <name>merops::gui::LatencyPage</name>
    <message>
        <source>D&amp;isks</source>
        <translation>&amp;Dischi</translation>
    </message>
    <message>
        <source>Disks whose deciding row is shown; with none checked, the best one.</source>
        <translation>Dischi di cui è mostrata la riga decisiva; se nessuno è selezionato, il migliore.</translation>
    </message>
    <message>
        <source>&amp;Show disks instead</source>
        <translation>M&amp;ostra invece i dischi</translation>
    </message>
    <message>
        <source>Lets go of the cells that were chosen among the results.</source>
        <translation>Abbandona le celle scelte tra i risultati.</translation>
    </message>
    <message>
        <source>Latencies of the cells that are shown</source>
        <translation>Latenze delle celle mostrate</translation>
    </message>
    <message>
        <source>Cop&amp;y the table</source>
        <translation>Copia la &amp;tabella</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>La tabella è stata copiata.</translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk to see how long its reads take.</source>
        <translation>Non è stato ancora misurato nulla: misurare un disco per vedere quanto durano le sue letture.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) chosen among the results are shown.</source>
        <translation>
            <numerusform>È mostrata %n cella scelta tra i risultati.</numerusform>
            <numerusform>Sono mostrate %n celle scelte tra i risultati.</numerusform>
        </translation>
    </message>
    <message>
        <source>No latencies were recorded of what is chosen: choose other disks, or cells among the results.</source>
        <translation>Delle voci scelte non sono state registrate latenze: scegliere altri dischi, o celle tra i risultati.</translation>
    </message>
    <message>
        <source>Too few reads to draw anything: the table below tells what there is.</source>
        <translation>Troppo poche letture per disegnare qualcosa: la tabella sotto riporta ciò che c’è.</translation>
    </message>
</context>
<context>
    <name>merops::gui::LinesPage</name>
    <message>
        <source>About these charts</source>
        <translation>Informazioni su questi grafici</translation>
    </message>
    <message>
        <source>Meas&amp;ure something…</source>
        <translation>Mi&amp;sura qualcosa…</translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation>Apertura dei risultati in corso.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>merops::gui::MainWindow</name>
    <message>
        <source>Merops</source>
        <translation>Merops</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Open a results database</source>
        <translation>Apri un database dei risultati</translation>
    </message>
    <message>
        <source>Results databases (*.db);;All files (*)</source>
        <translation>Database dei risultati (*.db);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>About Merops</source>
        <translation>Informazioni su Merops</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Merops %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Measures how fast the experts of a model stream from a disk, and says what that means for running the model.&lt;/p&gt;&lt;p&gt;Results: %2&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Merops %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Misura la velocità con cui gli esperti di un modello vengono letti da un disco, e dice che cosa significa per l’esecuzione del modello.&lt;/p&gt;&lt;p&gt;Risultati: %2&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Close Merops?</source>
        <translation>Chiudere Merops?</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Open a results database...</source>
        <translation>&amp;Apri un database dei risultati...</translation>
    </message>
    <message>
        <source>&amp;New measurement</source>
        <translation>&amp;Nuova misurazione</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Annu&amp;lla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Unit of throughput</source>
        <translation>&amp;Unità della velocità di trasferimento</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;About Merops</source>
        <translation>Inf&amp;ormazioni su Merops</translation>
    </message>
    <message>
        <source>the page did not settle within a minute</source>
        <translation>la pagina non si è stabilizzata entro un minuto</translation>
    </message>
    <message numerus="yes">
        <source>Of %n disk(s) asked for on the command line, not all are in these results.</source>
        <translation>
            <numerusform>Il disco richiesto sulla riga di comando non è in questi risultati.</numerusform>
            <numerusform>Dei %n dischi richiesti sulla riga di comando, non tutti sono in questi risultati.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disks page lists those that are, by their names.</source>
        <translation>La pagina dei dischi elenca quelli presenti, per nome.</translation>
    </message>
    <message>
        <source>the window cannot be drawn at this size</source>
        <translation>la finestra non può essere disegnata in queste dimensioni</translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureCommand</name>
    <message>
        <source>I&amp;n a terminal:</source>
        <translation>I&amp;n un terminale:</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>Copies the command line.</source>
        <translation>Copia la riga di comando.</translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureForm</name>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>&amp;Qualify: what a disk can do for a model. Only a folder is needed</source>
        <translation>&amp;Qualifica: che cosa può fare un disco per un modello. Serve solo una cartella</translation>
    </message>
    <message>
        <source>&amp;Measure: chosen readers at chosen depths over a model, a store, a file or a device</source>
        <translation>Mis&amp;ura: lettori scelti a profondità scelte su un modello, un archivio, un file o un dispositivo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>&amp;Path:</source>
        <translation>&amp;Percorso:</translation>
    </message>
    <message>
        <source>a folder, a store, a file or a device; or drop it here</source>
        <translation>una cartella, un archivio, un file o un dispositivo; oppure trascinarlo qui</translation>
    </message>
    <message>
        <source>Fo&amp;lder...</source>
        <translation>&amp;Cartella...</translation>
    </message>
    <message>
        <source>F&amp;ile...</source>
        <translation>Fi&amp;le...</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Dispositivo</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Scegli una cartella</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Scegli un file</translation>
    </message>
    <message>
        <source>Model, whose experts are read</source>
        <translation>Modello di cui si leggono gli esperti</translation>
    </message>
    <message>
        <source>another one, by its config.json</source>
        <translation>un altro, dal suo config.json</translation>
    </message>
    <message>
        <source>M&amp;odel:</source>
        <translation>Mod&amp;ello:</translation>
    </message>
    <message>
        <source>path of its config.json</source>
        <translation>percorso del suo config.json</translation>
    </message>
    <message>
        <source>&amp;Choose...</source>
        <translation>Sce&amp;gli...</translation>
    </message>
    <message>
        <source>confi&amp;g.json:</source>
        <translation>config.&amp;json:</translation>
    </message>
    <message>
        <source>4 bits a weight</source>
        <translation>4 bit per peso</translation>
    </message>
    <message>
        <source>3 bits a weight</source>
        <translation>3 bit per peso</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>Pe&amp;si:</translation>
    </message>
    <message>
        <source>Choose a config.json</source>
        <translation>Scegli un config.json</translation>
    </message>
    <message>
        <source>How long and how much</source>
        <translation>Quanto tempo e quanto spazio</translation>
    </message>
    <message>
        <source>&amp;Time:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>2m; 10m gives tighter intervals</source>
        <translation>2m; 10m dà intervalli più stretti</translation>
    </message>
    <message>
        <source>&amp;Biggest store:</source>
        <translation>A&amp;rchivio massimo:</translation>
    </message>
    <message>
        <source>the model, as time and free space allow</source>
        <translation>il modello, se tempo e spazio libero lo permettono</translation>
    </message>
    <message>
        <source>&amp;Keep what is written, to measure it again</source>
        <translation>Conserva l’arc&amp;hivio scritto, per misurarlo di nuovo</translation>
    </message>
    <message>
        <source>Thoro&amp;ugh: repeat until each rate is steady, which takes hours</source>
        <translation>Approfondito: ripete finché ogni velocità è sta&amp;bile, il che richiede ore</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celle</translation>
    </message>
    <message>
        <source>Reads in fli&amp;ght:</source>
        <translation>Le&amp;tture in corso:</translation>
    </message>
    <message>
        <source>1; a list measures each: 1,2,4,8,16,32</source>
        <translation>1; con un elenco si misura ogni valore: 1,2,4,8,16,32</translation>
    </message>
    <message>
        <source>&amp;Repetitions:</source>
        <translation>&amp;Ripetizioni:</translation>
    </message>
    <message>
        <source>1; 7 bound an interval</source>
        <translation>1; con 7 si delimita un intervallo</translation>
    </message>
    <message>
        <source>E&amp;ach cell ends after:</source>
        <translation>O&amp;gni cella termina dopo:</translation>
    </message>
    <message>
        <source>Page cache:</source>
        <translation>Cache delle pagine:</translation>
    </message>
    <message>
        <source>Mem&amp;ory:</source>
        <translation>M&amp;emoria:</translation>
    </message>
    <message>
        <source>for a cache under pressure: what the program may use, for instance 2GB</source>
        <translation>per una cache sotto pressione: quanta ne può usare il programma, per esempio 2GB</translation>
    </message>
    <message>
        <source>&amp;Blocks:</source>
        <translation>Blocc&amp;hi:</translation>
    </message>
    <message>
        <source>read any file or device in blocks of this size, for instance 2MB</source>
        <translation>legge qualsiasi file o dispositivo in blocchi di questa dimensione, per esempio 2MB</translation>
    </message>
    <message>
        <source>Thoro&amp;ugh: in rounds, until the rate is steady</source>
        <translation>Approfondito: a cicli, finché la velocità è sta&amp;bile</translation>
    </message>
    <message>
        <source>What ends a cell</source>
        <translation>Che cosa conclude una cella</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>un tempo</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>letture</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>2s</source>
        <translation>2s</translation>
    </message>
    <message>
        <source>How much ends a cell</source>
        <translation>Quanto conclude una cella</translation>
    </message>
    <message>
        <source>400</source>
        <translation>400</translation>
    </message>
    <message>
        <source>1GB</source>
        <translation>1GB</translation>
    </message>
    <message>
        <source>&amp;cold</source>
        <translation>&amp;fredda</translation>
    </message>
    <message>
        <source>What is in the page cache is dropped first.</source>
        <translation>Prima viene svuotato il contenuto della cache delle pagine.</translation>
    </message>
    <message>
        <source>&amp;warm</source>
        <translation>&amp;calda</translation>
    </message>
    <message>
        <source>The source is read into the page cache first.</source>
        <translation>Prima la sorgente viene letta nella cache delle pagine.</translation>
    </message>
    <message>
        <source>under pressure</source>
        <translation>sotto pressione</translation>
    </message>
    <message>
        <source>The program may use only so much memory that the cache must let go.</source>
        <translation>Il programma può usare solo una quantità di memoria tale da costringere la cache a liberare spazio.</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>così com’è</translation>
    </message>
    <message>
        <source>The page cache is left alone.</source>
        <translation>La cache delle pagine viene lasciata com’è.</translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasurePage</name>
    <message>
        <source>The command line was copied.</source>
        <translation>La riga di comando è stata copiata.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Avvia</translation>
    </message>
    <message>
        <source>The command-line program merops was not found, which does the measuring: install it beside this program or in a folder of PATH.</source>
        <translation>Il programma a riga di comando merops, che esegue le misure, non è stato trovato: installarlo accanto a questo programma o in una cartella di PATH.</translation>
    </message>
    <message>
        <source>Choose where to measure: type a path, choose a folder, a file or a device, or drop one here.</source>
        <translation>Scegliere dove misurare: digitare un percorso, scegliere una cartella, un file o un dispositivo, oppure trascinarlo qui.</translation>
    </message>
    <message>
        <source>Looking at what is there.</source>
        <translation>Si sta verificando che cosa c’è.</translation>
    </message>
    <message>
        <source>A measurement is running. It is cancelled when the window closes; its finished cells are recorded, the one that is being measured is lost.</source>
        <translation>È in corso una misurazione. Viene annullata alla chiusura della finestra; le celle completate sono registrate, quella che si sta misurando va persa.</translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureProgress</name>
    <message>
        <source>Share of the cells that are done</source>
        <translation>Percentuale delle celle completate</translation>
    </message>
    <message>
        <source>Cells of this run</source>
        <translation>Celle di questa esecuzione</translation>
    </message>
    <message>
        <source>Messages of the program</source>
        <translation>Messaggi del programma</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Profondità</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>C&amp;elle</translation>
    </message>
    <message>
        <source>Me&amp;ssages</source>
        <translation>Messa&amp;ggi</translation>
    </message>
    <message>
        <source>Tabs to the left</source>
        <translation>Schede a sinistra</translation>
    </message>
    <message>
        <source>Tabs to the right</source>
        <translation>Schede a destra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>See it on D&amp;isks</source>
        <translation>Vedi in &amp;Dischi</translation>
    </message>
    <message>
        <source>Compare with documented &amp;results</source>
        <translation>Confronta con i &amp;risultati documentati</translation>
    </message>
    <message>
        <source>Measure &amp;again</source>
        <translation>Misura di n&amp;uovo</translation>
    </message>
    <message>
        <source>&amp;Measure something else</source>
        <translation>Misura a&amp;ltro</translation>
    </message>
    <message>
        <source>End it hard...</source>
        <translation>Termina con la forza...</translation>
    </message>
    <message>
        <source>It is being cancelled</source>
        <translation>Annullamento in corso</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>It stops after what is in flight. The finished cells are recorded.</source>
        <translation>Si ferma dopo le letture in corso. Le celle completate sono registrate.</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <translation>Durata: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 cells, %3 %</source>
        <translation>%1 di %2 celle, %3 %</translation>
    </message>
    <message>
        <source>%1 % of the time</source>
        <translation>%1 % del tempo</translation>
    </message>
    <message>
        <source>No cell is measured yet.</source>
        <translation>Nessuna cella ancora misurata.</translation>
    </message>
    <message>
        <source>No rate was told yet.</source>
        <translation>Nessuna velocità ancora comunicata.</translation>
    </message>
    <message>
        <source>End it hard?</source>
        <translation>Terminare con la forza?</translation>
    </message>
    <message>
        <source>The program has not ended yet: the disk may hang. End it without waiting?</source>
        <translation>Il programma non è ancora terminato: il disco potrebbe essere bloccato. Terminarlo senza attendere?</translation>
    </message>
    <message>
        <source>Finished cells are recorded. A folder .merops-… with what was written may be left on the disk; the next run there removes it.</source>
        <translation>Le celle completate sono registrate. Sul disco può restare una cartella .merops-… con i dati scritti; la prossima esecuzione in quel punto la rimuove.</translation>
    </message>
    <message>
        <source>&amp;End it</source>
        <translation>Termin&amp;a</translation>
    </message>
    <message>
        <source>Go on &amp;waiting</source>
        <translation>Continua ad a&amp;spettare</translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureReaders</name>
    <message>
        <source>Readers</source>
        <translation>Lettori</translation>
    </message>
    <message>
        <source>The readers of this machine are being asked for.</source>
        <translation>Richiesta dei lettori di questa macchina in corso.</translation>
    </message>
    <message>
        <source>The readers cannot be listed: %1</source>
        <translation>I lettori non possono essere elencati: %1</translation>
    </message>
    <message>
        <source>None chosen: the best one that reads the source.</source>
        <translation>Nessuno scelto: il migliore tra quelli che leggono la sorgente.</translation>
    </message>
    <message>
        <source>It does not work here: %1</source>
        <translation>Qui non funziona: %1</translation>
    </message>
</context>
<context>
    <name>merops::gui::MeasureRun</name>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>Impossibile avviare %1: %2</translation>
    </message>
    <message>
        <source>Is the command-line program installed beside this one?</source>
        <translation>Il programma a riga di comando è installato accanto a questo?</translation>
    </message>
    <message>
        <source>The program ended while it was measured.</source>
        <translation>Il programma è terminato durante la misura.</translation>
    </message>
    <message numerus="yes">
        <source>Done: %n cell(s) were measured and recorded.</source>
        <translation>
            <numerusform>Fatto: %n cella misurata e registrata.</numerusform>
            <numerusform>Fatto: %n celle misurate e registrate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended with faults: %n cell(s) were measured and recorded. The table says what went wrong with the others.</source>
        <translation>
            <numerusform>Terminato con errori: %n cella misurata e registrata. La tabella dice che cosa non ha funzionato con le altre.</numerusform>
            <numerusform>Terminato con errori: %n celle misurate e registrate. La tabella dice che cosa non ha funzionato con le altre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done, and the thresholds are not met, or undecided: %n cell(s) were measured and recorded.</source>
        <translation>
            <numerusform>Fatto, ma le soglie non sono raggiunte o l’esito è incerto: %n cella misurata e registrata.</numerusform>
            <numerusform>Fatto, ma le soglie non sono raggiunte o l’esito è incerto: %n celle misurate e registrate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: %n finished cell(s) are recorded.</source>
        <translation>
            <numerusform>Annullato: %n cella completata è registrata.</numerusform>
            <numerusform>Annullato: %n celle completate sono registrate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The program was ended by force, or crashed: %n finished cell(s) are recorded. A folder .merops-… may be left where it wrote; the next run there removes it.</source>
        <translation>
            <numerusform>Il programma è stato terminato con la forza o si è arrestato in modo anomalo: %n cella completata è registrata. Dove scriveva può restare una cartella .merops-…; la prossima esecuzione in quel punto la rimuove.</numerusform>
            <numerusform>Il programma è stato terminato con la forza o si è arrestato in modo anomalo: %n celle completate sono registrate. Dove scriveva può restare una cartella .merops-…; la prossima esecuzione in quel punto la rimuove.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program could not be started.</source>
        <translation>Impossibile avviare il programma.</translation>
    </message>
    <message>
        <source>The program does not understand the command: is it of another version?</source>
        <translation>Il programma non comprende il comando: è di un’altra versione?</translation>
    </message>
    <message>
        <source>The program could not measure (exit code %1).</source>
        <translation>Il programma non ha potuto misurare (codice di uscita %1).</translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelChoice</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what went wrong, and what to try</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no model %1 among the presets.</source>
        <translation>Non c’è alcun modello %1 tra quelli predefiniti.</translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelList</name>
    <message>
        <source>%1, and %2 dense ones</source>
        <translation>%1, e %2 densi</translation>
    </message>
    <message>
        <source>Layers with experts</source>
        <translation>Strati con esperti</translation>
    </message>
    <message>
        <source>Experts a layer</source>
        <translation>Esperti per strato</translation>
    </message>
    <message>
        <source>Chosen a token and layer</source>
        <translation>Scelti per token e strato</translation>
    </message>
    <message>
        <source>Hidden size, expert&apos;s width</source>
        <translation>Dimensione nascosta, larghezza dell’esperto</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two numbers</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>One expert</source>
        <translation>Un esperto</translation>
    </message>
    <message>
        <source>%1 (%2 bytes, INT%3)</source>
        <translation>%1 (%2 byte, INT%3)</translation>
    </message>
    <message>
        <source>All experts</source>
        <translation>Tutti gli esperti</translation>
    </message>
    <message>
        <source>A token reads at most</source>
        <translation>Un token legge al massimo</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelPage</name>
    <message>
        <source>M&amp;odel:</source>
        <translation>M&amp;odello:</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>&amp;Pesi:</translation>
    </message>
    <message>
        <source>Of a config.json: as it says, and INT4 where it says nothing</source>
        <translation>Di un config.json: come indica, e INT4 dove non indica nulla</translation>
    </message>
    <message>
        <source>INT4, unless given</source>
        <translation>INT4, se non indicato</translation>
    </message>
    <message>
        <source>INT3</source>
        <translation>INT3</translation>
    </message>
    <message>
        <source>Open confi&amp;g.json…</source>
        <translation>Apri confi&amp;g.json…</translation>
    </message>
    <message>
        <source>Takes the geometry from a model&apos;s config.json; the file may be dropped here as well</source>
        <translation>Prende la geometria dal config.json di un modello; il file si può anche trascinare qui</translation>
    </message>
    <message>
        <source>Measure a dis&amp;k</source>
        <translation>Mi&amp;sura un disco</translation>
    </message>
    <message>
        <source>Cop&amp;y the table</source>
        <translation>Copia la &amp;tabella</translation>
    </message>
    <message>
        <source>Copies the chosen rows, or all, as tab-separated text (Ctrl+C in the table)</source>
        <translation>Copia le righe scelte, o tutte, come testo separato da tabulazioni (Ctrl+C nella tabella)</translation>
    </message>
    <message>
        <source>Open a model&apos;s config.json</source>
        <translation>Apri il config.json di un modello</translation>
    </message>
    <message>
        <source>Configurations (config.json *.json);;All files (*)</source>
        <translation>Configurazioni (config.json *.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>preset and model</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, of a config.json</source>
        <translation>%1, da un config.json</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a fact</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>The results are being opened.</source>
        <translation>Apertura dei risultati in corso.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what is wrong, and what to try</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The results are being read.</source>
        <translation>Lettura dei risultati in corso.</translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk to see what it would do for the model.</source>
        <translation>Non è stato ancora misurato nulla: misurare un disco per vedere che cosa farebbe per il modello.</translation>
    </message>
    <message>
        <source>Choose a model to see what the disks would do for it.</source>
        <translation>Scegliere un modello per vedere che cosa farebbero i dischi per esso.</translation>
    </message>
    <message>
        <source>What the disks would do for %1. Tokens/s are an upper bound: what the disk allows when reading is all that takes time, by the share of experts found in memory.</source>
        <translation>Che cosa farebbero i dischi per %1. I token/s sono un limite superiore: ciò che il disco permette quando solo la lettura richiede tempo, secondo la quota di esperti trovati in memoria.</translation>
    </message>
    <message>
        <source>The table was copied.</source>
        <translation>La tabella è stata copiata.</translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelTableView</name>
    <message>
        <source>What the disks would do for the model</source>
        <translation>Che cosa farebbero i dischi per il modello</translation>
    </message>
</context>
<context>
    <name>merops::gui::ModelWords</name>
    <message>
        <source>From %1 to %2 tokens/s, as far as the rate&apos;s spread tells.</source>
        <translation>Da %1 a %2 token/s, per quanto indica la dispersione della velocità.</translation>
    </message>
    <message>
        <source>the model&apos;s size</source>
        <translation>la dimensione del modello</translation>
    </message>
    <message>
        <source>another size: %1</source>
        <comment>bytes</comment>
        <translation>un’altra dimensione: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>campaign and time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, measured on the machine %2</source>
        <translation>%1, misurato sulla macchina %2</translation>
    </message>
    <message>
        <source>no direct read counts</source>
        <translation>nessuna lettura diretta utilizzabile</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, profondità %2</translation>
    </message>
    <message>
        <source>In [ ]: a 95 % interval. In ( ): the least and the greatest of few runs.</source>
        <translation>Tra [ ]: un intervallo al 95 %. Tra ( ): il minimo e il massimo di poche esecuzioni.</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Best road</source>
        <translation>Via migliore</translation>
    </message>
    <message>
        <source>Tokens/s,
%1 % hits</source>
        <translation>Token/s,
%1 % in memoria</translation>
    </message>
    <message>
        <source>Experts measured</source>
        <translation>Esperti misurati</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
</context>
<context>
    <name>merops::gui::Program</name>
    <message>
        <source>%1 cannot be started (%2). Is it installed beside this program?</source>
        <translation>Impossibile avviare %1 (%2). È installato accanto a questo programma?</translation>
    </message>
    <message>
        <source>%1 ended without a word (exit code %2).</source>
        <translation>%1 è terminato senza alcun messaggio (codice di uscita %2).</translation>
    </message>
    <message>
        <source>%1 did not answer in time and was ended.</source>
        <translation>%1 non ha risposto in tempo ed è stato terminato.</translation>
    </message>
</context>
<context>
    <name>merops::gui::ResultsPage</name>
    <message>
        <source>Clear filter</source>
        <translation>Azzera filtro</translation>
    </message>
    <message>
        <source>New measurement</source>
        <translation>Nuova misurazione</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the selected rows, to be pasted into a spreadsheet</source>
        <translation>Copia le righe selezionate, da incollare in un foglio di calcolo</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write results into a file</source>
        <translation>Scrive i risultati in un file</translation>
    </message>
    <message>
        <source>Take results out of files; they can be dropped here too</source>
        <translation>Preleva i risultati da file; si possono anche trascinare qui</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtra per parole</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Which columns are shown, and what they are sorted by</source>
        <translation>Quali colonne sono mostrate e secondo quale si ordina</translation>
    </message>
    <message>
        <source>Looking up the results…</source>
        <translation>Ricerca dei risultati…</translation>
    </message>
    <message>
        <source>Nothing was measured yet: there is no results database yet. Measuring a disk makes it.</source>
        <translation>Non è stato ancora misurato nulla: non c’è ancora un database dei risultati. Si crea misurando un disco.</translation>
    </message>
    <message>
        <source>%1

%2</source>
        <translation>%1

%2</translation>
    </message>
    <message>
        <source>No result matches the filter.</source>
        <translation>Nessun risultato corrisponde al filtro.</translation>
    </message>
    <message>
        <source>Every result was deleted. The last of the filter&apos;s boxes shows deleted ones too.</source>
        <translation>Tutti i risultati sono stati eliminati. L’ultima casella del filtro mostra anche quelli eliminati.</translation>
    </message>
    <message>
        <source>Nothing was measured yet: measure a disk, or import results from a file.</source>
        <translation>Non è stato ancora misurato nulla: misurare un disco, o importare risultati da un file.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s).</source>
        <translation>
            <numerusform>%n risultato.</numerusform>
            <numerusform>%n risultati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n of them are selected.</source>
        <translation>
            <numerusform>%1 %n selezionato.</numerusform>
            <numerusform>%1 %n selezionati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n of them are selected; charts show the first %2.</source>
        <translation>
            <numerusform>%1 %n selezionato; i grafici mostrano i primi %2.</numerusform>
            <numerusform>%1 %n selezionati; i grafici mostrano i primi %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were copied.</source>
        <translation>
            <numerusform>%n riga copiata.</numerusform>
            <numerusform>%n righe copiate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merops::gui::TimePage</name>
    <message>
        <source>Cell&amp;s</source>
        <translation>C&amp;elle</translation>
    </message>
    <message>
        <source>Cells whose course is shown; with none checked, the one that decides about each disk.</source>
        <translation>Celle di cui è mostrato l’andamento; se nessuna è selezionata, quella decisiva per ciascun disco.</translation>
    </message>
    <message>
        <source>C&amp;ampaign</source>
        <translation>C&amp;ampagna</translation>
    </message>
    <message>
        <source>Nothing was measured yet: a campaign&apos;s course appears here while it goes on.</source>
        <translation>Non è stato ancora misurato nulla: l’andamento di una campagna appare qui mentre è in corso.</translation>
    </message>
    <message>
        <source>No course over time was recorded in this campaign yet: it appears with the first cell that ends.</source>
        <translation>In questa campagna non è stato ancora registrato alcun andamento nel tempo: appare con la prima cella che termina.</translation>
    </message>
</context>
</TS>
