/** Every metric that the server has: its name in Prometheus, and what it says. */
export const metricTable = {
  requestDuration: ['institute_request_duration_seconds', 'Requests by operation: how long each took'],
  requestErrors: [
    'institute_request_errors_total',
    'Problems that requests were answered with, by operation and key',
  ],
  jobRuns: ['institute_job_runs_total', 'Runs of each job by outcome: done, or the class of the error'],
  jobDuration: ['institute_job_duration_seconds', 'How long each run of a job took'],
  jobSuccess: [
    'institute_job_last_success_timestamp_seconds',
    'When each job last ended without an error, or else the server started',
  ],
  calls: [
    'institute_calls_total',
    'Calls to the payment provider, the mail server and the store of files (port), by call and outcome',
  ],
  callDuration: ['institute_call_duration_seconds', 'How long each of these calls took'],
  outboxWaiting: ['institute_outbox_waiting', 'E-mails that wait to be delivered'],
  outboxAge: ['institute_outbox_oldest_age_seconds', 'The age of the oldest e-mail that was not tried yet'],
  outboxGivenUp: ['institute_outbox_given_up', 'E-mails that the mail server refused for good'],
  differences: ['institute_reconciliation_differences', 'Differences between the provider and the books'],
  reconciled: ['institute_reconciliation_checked_timestamp_seconds', 'When the two were last compared'],
  connections: ['institute_pool_connections', 'Connections to the database, by pool and state: busy or idle'],
  connectionLimit: ['institute_pool_connections_limit', 'How many connections a pool may open'],
  waiting: ['institute_pool_waiting', 'Statements that wait for a connection, by pool'],
  listReads: [
    'institute_list_reads_total',
    'Statements of lists by the database that answered, and why that one',
  ],
  archiveFailing: [
    'institute_database_archive_failing',
    'Whether the primary could not archive the last part of its log that it tried: 0 or 1',
  ],
  loopDelay: [
    'institute_event_loop_delay_seconds',
    'How late timers ran since the last scrape: 0.5, 0.99 and 1',
  ],
  pageTime: [
    'institute_page_time_seconds',
    'Web vitals of pages (FCP, INP, LCP, TTFB), by app and the first part of the address',
  ],
  pageShift: ['institute_page_layout_shift', 'Cumulative layout shift of pages'],
  pageErrors: ['institute_page_errors_total', 'Errors in pages that were not caught'],
  cpu: ['process_cpu_seconds_total', 'CPU time of the process'],
  memory: ['process_resident_memory_bytes', 'Memory of the process'],
  started: ['process_start_time_seconds', 'When the process started'],
} as const satisfies Record<string, readonly [name: string, help: string]>;
