#!/usr/bin/env bash
# Opens an issue about the failed long tests of this night, or adds to the open one. Needs GH_TOKEN and RUN_URL.
# The logs name the seed and the moment, with which `npm run test:long` repeats a part.
set -euo pipefail
title='The long tests fail'
body=$(mktemp)
{
  echo "The long tests failed at $GITHUB_SHA: $RUN_URL"
  shopt -s nullglob
  for log in "$1"/*/long.log; do
    # The log of a part that passed has no such line.
    grep -q '^✗' "$log" || continue
    printf '\n```\n'
    grep -iE '^✗|seed|moment' "$log" | cut -c1-300 | head -60
    printf '```\n'
  done
} > "$body"
issue=$(gh issue list --state open --search "in:title \"$title\"" --json number --jq '.[0].number // empty')
if [ -n "$issue" ]; then
  gh issue comment "$issue" --body-file "$body"
else
  gh issue create --title "$title" --body-file "$body"
fi
