#!/bin/sh
# Runs the tests that want a PostgreSQL server on one that is there for them alone: Debian's package postgresql has the command.
if ! command -v pg_virtualenv > /dev/null; then
  echo 'No PostgreSQL server here: its tests are skipped. Debian has it as the package postgresql.'
  exit 0
fi
# Of letters beyond ASCII, whatever the language of the machine.
pg_virtualenv -t -c '-e UTF8 --locale C' sh -c '
  export TEST_DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:$PGPORT/$PGDATABASE"
  exec vitest run src/server/postgres.test.ts'
