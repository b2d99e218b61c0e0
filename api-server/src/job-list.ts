import type { App } from './app.ts';
import { reconcilePurchases } from './booking/purchases/pay.ts';
import { sessionReminders } from './booking/sessions/reminders.ts';
import { expireInvitations } from './circles/expire-invitations.ts';
import { circleReminders } from './circles/reminders.ts';
import { type Config, portalMail } from './config.ts';
import type { Dependencies } from './dependencies.ts';
import { sendCohortAlerts } from './enrollment/cohort-alerts.ts';
import { completeWhenSigned } from './enrollment/decisions.ts';
import { answerAsAdvisor } from './enrollment/demo-advisor.ts';
import { discardOldDrafts } from './enrollment/drafts.ts';
import { classReminders } from './enrollment/reminders.ts';
import { finishSubmissions } from './enrollment/submit.ts';
import { removeDeletedFiles } from './files/remove-files.ts';
import { sendDigests } from './inbox/digest.ts';
import { type ReminderSource, sendReminders } from './inbox/reminders.ts';
import { grantChangedAwards } from './learning/grant-awards.ts';
import { deliverEmails } from './letters/outbox.ts';
import { chargeDueRows } from './money/autopay.ts';
import { updateCustomers } from './money/customers.ts';
import { isSandbox } from './money/gateway/sandbox.ts';
import { reconcilePayments } from './money/reconcile.ts';
import { reconcile } from './money/reconciliation.ts';
import { executeRefunds } from './money/refund.ts';
import { paymentReminders } from './money/reminders.ts';
import { hour, minute, second } from './platform/durations.ts';
import type { Job } from './platform/jobs.ts';
import type { Mail } from './ports/mail.ts';
import { purge, purgePause } from './purge.ts';
import { returns } from './returns.ts';
import { keepDeadlines } from './signing/deadlines.ts';
import { sealEnvelopes } from './signing/seal.ts';
import { renewSubscriptions } from './subscriptions/charge.ts';
import { finishConfirmations } from './transfers/confirm.ts';
import { expireTransfers } from './transfers/expire-transfers.ts';
import { canTransfer } from './transfers/transfers.ts';

/** What students and coaches are reminded of. */
export const reminderSources = (config: Config): ReminderSource[] => [
  sessionReminders(config),
  circleReminders(config),
  paymentReminders(config),
  classReminders(config),
];

/** The background jobs and their intervals. Without `mail`, e-mails stay in the mailbox. */
export function jobList(dependencies: Dependencies, app: App, mail: Mail | null): Job[] {
  const { db, now, log, config, gateway, files } = dependencies;
  const jobs: Job[] = [
    { name: 'purge', pause: purgePause, run: () => purge(db, now()) },
    { name: 'unfinished files', pause: hour, run: () => files.sweep(new Date(Date.now() - hour)) },
    { name: 'deleted files', pause: hour, run: (signal) => removeDeletedFiles(dependencies, signal) },
    { name: 'auto-pay', pause: minute, run: (signal) => chargeDueRows(dependencies, signal) },
    { name: 'reconcile payments', pause: 30 * second, run: () => reconcilePayments(dependencies) },
    { name: 'reconciliation', pause: hour, run: (signal) => reconcile(dependencies, returns, signal) },
    { name: 'refunds', pause: 30 * second, run: () => executeRefunds(dependencies) },
    { name: 'customers', pause: hour, run: (signal) => updateCustomers(dependencies, signal) },
    { name: 'submissions', pause: 30 * second, run: () => finishSubmissions(dependencies) },
    { name: 'transfers', pause: 30 * second, run: () => finishConfirmations(dependencies) },
    { name: 'transfer offers', pause: minute, run: () => expireTransfers(dependencies) },
    { name: 'circle invitations', pause: minute, run: () => expireInvitations(dependencies) },
    { name: 'changed awards', pause: minute, run: (signal) => grantChangedAwards(dependencies, signal) },
    {
      name: 'class alerts',
      pause: minute,
      run: (signal) => sendCohortAlerts(dependencies, canTransfer, signal),
    },
    { name: 'old drafts', pause: hour, run: () => discardOldDrafts(dependencies) },
    { name: 'envelope deadlines', pause: minute, run: () => keepDeadlines(dependencies) },
    {
      name: 'seals',
      pause: second,
      run: () =>
        sealEnvelopes(db, { now, log, onCompleted: completeWhenSigned, portalOrigin: config.portalOrigin }),
    },
    {
      name: 'reminders',
      pause: minute,
      run: (signal) => sendReminders(reminderSources(config), dependencies, signal),
    },
    { name: 'digests', pause: minute, run: (signal) => sendDigests(dependencies, signal) },
    { name: 'purchases', pause: 5 * second, run: () => reconcilePurchases(dependencies) },
    { name: 'subscriptions', pause: 5 * second, run: () => renewSubscriptions(dependencies) },
  ];
  if (config.demoAdvisor) {
    jobs.push({
      name: 'demo advisor',
      pause: second,
      run: () => answerAsAdvisor(db, portalMail({ config, now: now() })),
    });
  }
  if (isSandbox(gateway)) {
    const deliver = async (body: string, headers: Record<string, string>) =>
      (await app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok;
    jobs.push({ name: 'sandbox events', pause: second, run: () => gateway.deliverEvents(deliver) });
  }
  if (mail) {
    jobs.push({
      name: 'deliver e-mails',
      pause: second,
      run: (signal) => deliverEmails(db, mail, { now, log }, signal),
    });
  }
  return jobs;
}
