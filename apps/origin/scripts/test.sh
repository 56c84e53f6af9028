#!/bin/sh
# All tests, with a PostgreSQL server there for them alone, where it can be had: Debian's package postgresql has the command.
if ! command -v pg_virtualenv > /dev/null; then
  echo 'No PostgreSQL server here: its tests are skipped. Debian has it as the package postgresql.'
  exec vitest run
fi
# Of letters beyond ASCII, whatever the language of the machine.
exec pg_virtualenv -t -c '-e UTF8 --locale C' sh -c '
  export TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE"
  exec vitest run'
