#!/bin/bash
# Runs once, when the primary's database is made.
set -eu
password=$(cat /run/secrets/replication_password)
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$password" <<'SQL'
create role replicator login replication password :'password';
select pg_create_physical_replication_slot('replica');
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
