import { type Applicant, createApplicant, plan } from '../../../testing/applicant.ts';
import { addCard } from '../../../testing/cards.ts';
import type { OperationProvocations, Scenario } from '../provocation.ts';

type Edit = (play: Scenario, draft: { id: string; token: string; samir: Applicant }) => Promise<unknown>;

const reason = { reason: null };
const note = { note: 'Please look at your address again.' };

/** The changes a student can make to a draft, by operation. */
const edits = {
  saveEnrollmentStep: (_, { id, samir }) => samir.save(id, { step: 'PERSONAL_INFO', occupation: 'Cook' }),
  choosePaymentPlan: ({ call }, { id, token }) =>
    call('choosePaymentPlan', { token, path: { id }, body: plan }),
  applyVoucher: ({ call }, { id, token }) =>
    call('applyVoucher', { token, path: { id }, body: { code: 'SPRING10' } }),
  removeVoucher: ({ call }, { id, token }) => call('removeVoucher', { token, path: { id } }),
  choosePaymentMethod: async (play, { id, token, samir }) => {
    const { body } = await addCard(play, samir, 'another');
    const chosen = { paymentMethodId: body.content.id };
    await play.call('choosePaymentMethod', { token, path: { id }, body: chosen });
  },
  discardEnrollmentApplication: ({ call }, { id, token }) =>
    call('discardEnrollmentApplication', { token, path: { id }, body: reason }),
} satisfies Record<string, Edit>;

/** Each of them, after an event of the application. */
function after(prepare: (play: Scenario, samir: Applicant) => Promise<string>) {
  return <Name extends string>(list: Record<Name, Edit>) =>
    Object.fromEntries(
      Object.entries<Edit>(list).map(([name, edit]) => [
        name,
        async (play: Scenario) => {
          const samir = await createApplicant(play);
          const id = await prepare(play, samir);
          await edit(play, { id, token: samir.token, samir });
        },
      ]),
    ) as Record<Name, (play: Scenario) => Promise<void>>;
}

const begun = after(async (_, { create }) => (await create()).body.content.id);
const submitted = after(async (_, { complete, submit }) => {
  const id = await complete();
  await submit(id);
  return id;
});
/** The charge is still in progress at the provider. */
const charging = after(async (_, { complete, submit }) => {
  const id = await complete('lost');
  await submit(id);
  return id;
});
/** The database stops accepting writes. */
const broken = after(async (play, { create }) => {
  const { id } = (await create()).body.content;
  play.breakDatabase();
  return id;
});

const byAdvisor =
  (decide: (play: Scenario, asked: { token: string; path: { id: string } }) => Promise<unknown>): Edit =>
  async (play, { id }) => {
    const { accessToken: token } = await play.signIn('advisor@example.com');
    await decide(play, { token, path: { id } });
  };

const { choosePaymentMethod: _, discardEnrollmentApplication: __, ...saved } = edits;

export const applications: OperationProvocations = {
  applicationStatusInvalid: {
    ...submitted({
      ...edits,
      quoteEnrollmentApplication: (_, { id, samir }) => samir.quote(id),
    }),
    ...begun({
      withdrawEnrollmentApplication: ({ call }, { id, token }) =>
        call('withdrawEnrollmentApplication', { token, path: { id }, body: reason }),
      reviewEnrollmentApplication: byAdvisor(({ call }, asked) => call('reviewEnrollmentApplication', asked)),
      requestEnrollmentChanges: byAdvisor(({ call }, asked) =>
        call('requestEnrollmentChanges', { ...asked, body: note }),
      ),
      approveEnrollmentApplication: byAdvisor(({ call }, asked) =>
        call('approveEnrollmentApplication', { ...asked, body: { reason: note.note } }),
      ),
      rejectEnrollmentApplication: byAdvisor(({ call }, asked) =>
        call('rejectEnrollmentApplication', { ...asked, body: note }),
      ),
      sendEnrollmentEnvelopes: byAdvisor(({ call }, asked) => call('sendEnrollmentEnvelopes', asked)),
    }),
  },
  paymentStatusInProgress: charging(edits),
  savedApplicationError: broken({
    ...saved,
    choosePaymentMethod: ({ call }, { id, token }) =>
      call('choosePaymentMethod', { token, path: { id }, body: { paymentMethodId: id } }),
    createEnrollmentApplication: (_, { samir }) => samir.create(),
  }),
};
