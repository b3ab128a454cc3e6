-- Version 2: what went on around a cell, how its rate went over time, the drives' own words, and where a campaign that
-- was not measured here came from.
ALTER TABLE campaign ADD COLUMN origin TEXT NOT NULL DEFAULT 'merops';  -- the program that measured
ALTER TABLE campaign ADD COLUMN set_digest TEXT NOT NULL DEFAULT '';    -- of the result set it was imported from
ALTER TABLE campaign ADD COLUMN imported_utc TEXT;                      -- NULL: measured into this database

ALTER TABLE cell ADD COLUMN thorough INTEGER NOT NULL DEFAULT 0;  -- 0 or 1

ALTER TABLE measurement ADD COLUMN elapsed_ns INTEGER NOT NULL DEFAULT 0;  -- what the counters span; 0: not known
ALTER TABLE measurement ADD COLUMN waited_ns INTEGER NOT NULL DEFAULT 0;   -- for quiet, before the cell
ALTER TABLE measurement ADD COLUMN not_quiet TEXT NOT NULL DEFAULT '';
ALTER TABLE measurement ADD COLUMN steady_state TEXT NOT NULL DEFAULT 'not-assessed';
ALTER TABLE measurement ADD COLUMN steady_first_round INTEGER NOT NULL DEFAULT 0;
ALTER TABLE measurement ADD COLUMN steady_mb_per_s REAL;
ALTER TABLE measurement ADD COLUMN steady_excursion REAL;
ALTER TABLE measurement ADD COLUMN steady_slope REAL;

-- The disk's temperature sensor during a cell.
CREATE TABLE temperature (
  cell INTEGER NOT NULL REFERENCES cell (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  at_ns INTEGER NOT NULL,  -- from just before the warm-up
  celsius REAL NOT NULL,
  PRIMARY KEY (cell, number)
) STRICT, WITHOUT ROWID;

-- Rates of the rounds of a cell that was measured until its steady state.
CREATE TABLE round (
  cell INTEGER NOT NULL REFERENCES cell (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  mb_per_s REAL NOT NULL,
  PRIMARY KEY (cell, number)
) STRICT, WITHOUT ROWID;

-- Where a cell's rate became another one.
CREATE TABLE change_point (
  cell INTEGER NOT NULL REFERENCES cell (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  at_ns INTEGER NOT NULL,  -- from the window's start
  before_mb_per_s REAL NOT NULL,
  after_mb_per_s REAL NOT NULL,
  p_value REAL NOT NULL,
  PRIMARY KEY (cell, number)
) STRICT, WITHOUT ROWID;

-- What the sources' drives said of themselves; facts_json holds all of it.
CREATE TABLE health (
  campaign INTEGER NOT NULL REFERENCES campaign (number) ON DELETE CASCADE,
  after INTEGER NOT NULL,  -- 0: before the first cell, 1: behind the last
  number INTEGER NOT NULL,
  device TEXT NOT NULL,
  facts_json TEXT NOT NULL,
  PRIMARY KEY (campaign, after, number)
) STRICT, WITHOUT ROWID;

-- What a comparison looks for: the newest repetitions of each key on a device or of a source.
CREATE INDEX cell_by_device_key ON cell (device, cell_key);
CREATE INDEX cell_by_path_key ON cell (source_path, cell_key);
