-- How often each key has been used in its window, for all processes. Unlogged: cheap, and after a crash the
-- counts may begin again. The columns and their order are those of rate-limiter-flexible; `expire` is in
-- milliseconds since 1970.
create unlogged table request_count (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
