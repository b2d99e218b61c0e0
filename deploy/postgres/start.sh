#!/bin/bash
# Starts Postgres under Patroni. PATRONI_NAME is the name of the service.
set -eu
PATRONI_SUPERUSER_PASSWORD=$(cat /run/secrets/database_password)
PATRONI_REPLICATION_PASSWORD=$(cat /run/secrets/replication_password)
export PATRONI_SUPERUSER_PASSWORD PATRONI_REPLICATION_PASSWORD
# For archive_command, which gets no variable of Patroni's.
export NODE=$PATRONI_NAME
export PATRONI_POSTGRESQL_CONNECT_ADDRESS="$PATRONI_NAME:5432" PATRONI_RESTAPI_CONNECT_ADDRESS="$PATRONI_NAME:8008"
exec patroni /etc/patroni/patroni.yaml
