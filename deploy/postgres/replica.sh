#!/bin/bash
# Copies the primary once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  chown postgres:postgres "$PGDATA" && chmod 700 "$PGDATA"
  PGPASSWORD=$(cat /run/secrets/replication_password) gosu postgres \
    pg_basebackup --host=primary --username=replicator --pgdata="$PGDATA" --slot=replica --write-recovery-conf
fi
exec docker-entrypoint.sh postgres -c config_file=/etc/postgresql/postgresql.conf
