-- The results database, version 1 (docs/results.md). Sizes are bytes and times nanoseconds unless the name says
-- otherwise; rates are decimal MB/s; *_utc is ISO 8601; names are those of the command line and of the JSON.
PRAGMA application_id = 1298494063;  -- "Mero"

-- All cells of one plan on one machine. end is NULL while it runs and after a kill.
CREATE TABLE campaign (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,  -- 16 hex digits
  command TEXT NOT NULL,
  plan_json TEXT NOT NULL,
  seed TEXT NOT NULL,  -- decimal: may exceed what INTEGER holds
  build TEXT NOT NULL,
  started_utc TEXT NOT NULL,
  ended_utc TEXT,
  end TEXT,
  exit_code INTEGER,
  machine_json TEXT NOT NULL,
  self_json TEXT NOT NULL,
  cells_planned INTEGER NOT NULL,
  cells_measured INTEGER NOT NULL DEFAULT 0,  -- these four are kept by the trigger below
  cells_skipped INTEGER NOT NULL DEFAULT 0,
  cells_failed INTEGER NOT NULL DEFAULT 0,
  cells_interrupted INTEGER NOT NULL DEFAULT 0,
  deleted_utc TEXT,
  retracted_utc TEXT,
  retracted_reason TEXT
) STRICT;
CREATE INDEX campaign_by_start ON campaign (started_utc);

-- A source as it was when the campaign began; facts_json holds it whole, with its storage and devices.
CREATE TABLE source (
  campaign INTEGER NOT NULL REFERENCES campaign (number) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  path TEXT NOT NULL,
  kind TEXT NOT NULL,
  digest TEXT NOT NULL,
  coverage TEXT NOT NULL,
  devices TEXT NOT NULL,  -- leaf devices, joined by "+", or "memory"
  file_system TEXT NOT NULL,
  experts INTEGER NOT NULL,
  payload_bytes INTEGER NOT NULL,
  expert_bytes INTEGER NOT NULL,
  facts_json TEXT NOT NULL,
  PRIMARY KEY (campaign, number)
) STRICT, WITHOUT ROWID;

-- What was planned, what was read, and how it ended.
CREATE TABLE cell (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER NOT NULL REFERENCES campaign (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,  -- in the campaign, from 0
  cell_key TEXT NOT NULL,
  source INTEGER NOT NULL,  -- number of the plan's source
  reader TEXT NOT NULL,
  depth INTEGER NOT NULL,
  cache_wish TEXT NOT NULL,
  read_order TEXT NOT NULL,
  pages_wish TEXT NOT NULL,
  block_bytes INTEGER NOT NULL,
  limit_reads INTEGER NOT NULL,
  limit_bytes INTEGER NOT NULL,
  limit_ns INTEGER NOT NULL,
  memory_limit_bytes INTEGER NOT NULL,
  check_bytes INTEGER NOT NULL,  -- 0 or 1
  seed TEXT NOT NULL,
  repetition INTEGER NOT NULL,
  tag TEXT NOT NULL,
  source_path TEXT NOT NULL,
  source_kind TEXT NOT NULL,
  source_digest TEXT NOT NULL,
  coverage TEXT NOT NULL,
  device TEXT NOT NULL,
  expert_bytes INTEGER NOT NULL,
  padded_bytes INTEGER NOT NULL,
  sequence_digest TEXT NOT NULL,
  source_bytes INTEGER NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  validity TEXT NOT NULL,
  validity_reason TEXT NOT NULL,
  cache_state TEXT NOT NULL,
  pages TEXT NOT NULL,  -- granted and verified
  slot_bytes INTEGER NOT NULL,
  alignment_bytes INTEGER NOT NULL,
  granted TEXT NOT NULL,
  probe_ns INTEGER NOT NULL,
  started_utc TEXT NOT NULL,
  loop_version INTEGER NOT NULL,
  deleted_utc TEXT,
  retracted_utc TEXT,
  retracted_reason TEXT
) STRICT;
CREATE INDEX cell_by_campaign ON cell (campaign);
CREATE INDEX cell_by_device ON cell (device);
CREATE INDEX cell_by_reader ON cell (reader);
CREATE INDEX cell_by_state ON cell (state);
CREATE INDEX cell_by_key ON cell (cell_key);

CREATE TRIGGER cell_counted AFTER INSERT ON cell BEGIN
  UPDATE campaign SET
    cells_measured = cells_measured + (NEW.state = 'measured'),
    cells_skipped = cells_skipped + (NEW.state = 'skipped'),
    cells_failed = cells_failed + (NEW.state = 'failed'),
    cells_interrupted = cells_interrupted + (NEW.state = 'interrupted')
  WHERE number = NEW.campaign;
END;
CREATE TRIGGER cell_uncounted AFTER DELETE ON cell BEGIN
  UPDATE campaign SET
    cells_measured = cells_measured - (OLD.state = 'measured'),
    cells_skipped = cells_skipped - (OLD.state = 'skipped'),
    cells_failed = cells_failed - (OLD.state = 'failed'),
    cells_interrupted = cells_interrupted - (OLD.state = 'interrupted')
  WHERE number = OLD.campaign;
END;

-- The figures of a cell; no row for a skipped one. *_low and *_high bound 95 % intervals; NULL is not known.
CREATE TABLE measurement (
  cell INTEGER PRIMARY KEY REFERENCES cell (id) ON DELETE CASCADE,
  reads INTEGER NOT NULL,
  payload_bytes INTEGER NOT NULL,
  asked_bytes INTEGER NOT NULL,
  wall_ns INTEGER NOT NULL,
  mb_per_s REAL,
  mb_per_s_low REAL,
  mb_per_s_high REAL,
  mean_in_flight REAL,
  latencies INTEGER NOT NULL,  -- the n of the following
  min_ns INTEGER NOT NULL,
  max_ns INTEGER NOT NULL,
  mean_ns REAL,
  p50_ns REAL,
  p50_ns_low REAL,
  p50_ns_high REAL,
  p90_ns REAL,
  p90_ns_low REAL,
  p90_ns_high REAL,
  p99_ns REAL,
  p99_ns_low REAL,
  p99_ns_high REAL,
  p999_ns REAL,
  p999_ns_low REAL,
  p999_ns_high REAL,
  total_reads INTEGER NOT NULL,  -- window and warm-up: what the following stand for
  total_payload_bytes INTEGER NOT NULL,
  total_asked_bytes INTEGER NOT NULL,
  process_read_bytes INTEGER,
  device_read_bytes INTEGER,
  device_reads INTEGER,
  device_written_bytes INTEGER,
  cached_bytes_before INTEGER,
  cached_bytes_after INTEGER,
  device_inner_reads INTEGER,
  process_user_ns INTEGER NOT NULL,
  process_system_ns INTEGER NOT NULL,
  worker_ns INTEGER,
  machine_ns INTEGER,
  steal_ns INTEGER,
  voluntary_switches INTEGER NOT NULL,
  involuntary_switches INTEGER NOT NULL,
  worker_threads INTEGER NOT NULL,
  resubmitted INTEGER NOT NULL,
  span REAL,
  split_ratio REAL,
  requests_per_read REAL
) STRICT;

-- The series over time, from the window's start.
CREATE TABLE interval (
  cell INTEGER NOT NULL REFERENCES cell (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  start_ns INTEGER NOT NULL,
  length_ns INTEGER NOT NULL,
  reads INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (cell, number)
) STRICT, WITHOUT ROWID;

-- Latencies: reads in the bucket that begins at lower_ns; buckets without any have no row.
CREATE TABLE histogram (
  cell INTEGER NOT NULL REFERENCES cell (id) ON DELETE CASCADE,
  lower_ns INTEGER NOT NULL,
  reads INTEGER NOT NULL,
  PRIMARY KEY (cell, lower_ns)
) STRICT, WITHOUT ROWID;

-- Submission and completion of each read, packed (docs/results.md).
CREATE TABLE stamps (
  cell INTEGER PRIMARY KEY REFERENCES cell (id) ON DELETE CASCADE,
  reads INTEGER NOT NULL,
  packed BLOB NOT NULL
) STRICT;

CREATE TABLE flag (
  cell INTEGER NOT NULL REFERENCES cell (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  evidence TEXT NOT NULL,
  advice TEXT NOT NULL,
  PRIMARY KEY (cell, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX flag_by_kind ON flag (kind, cell);

-- Packing, synthesising and verifying; alone or as a part of a campaign.
CREATE TABLE work (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER REFERENCES campaign (number) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  source_path TEXT NOT NULL,
  target_path TEXT NOT NULL,
  device TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  wall_ns INTEGER NOT NULL,
  threads INTEGER NOT NULL,
  direct INTEGER NOT NULL,  -- 0 or 1
  findings INTEGER NOT NULL,
  state TEXT NOT NULL,
  reason TEXT NOT NULL,
  started_utc TEXT NOT NULL,
  deleted_utc TEXT,
  retracted_utc TEXT,
  retracted_reason TEXT
) STRICT;
CREATE INDEX work_by_campaign ON work (campaign);

-- What users wrote beside a campaign, a cell or work: exactly one of the three.
CREATE TABLE note (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign INTEGER REFERENCES campaign (number) ON DELETE CASCADE,
  cell INTEGER REFERENCES cell (id) ON DELETE CASCADE,
  work INTEGER REFERENCES work (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  written_utc TEXT NOT NULL,
  CHECK ((campaign IS NOT NULL) + (cell IS NOT NULL) + (work IS NOT NULL) = 1)
) STRICT;
CREATE INDEX note_by_campaign ON note (campaign);
CREATE INDEX note_by_cell ON note (cell);
CREATE INDEX note_by_work ON note (work);
