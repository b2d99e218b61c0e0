import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  creationRefusal,
  isStepChangeable,
  nextStatus,
  openStatuses,
} from './application-rules.ts';

/** Events that end an application are rare, so that most walks are long. */
const event = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom<ApplicationEvent>(
      'SAVE',
      'SUBMIT',
      'REVIEW',
      'REQUEST_CHANGES',
      'APPROVE',
      'SEND_ENVELOPES',
      'VOID_ENVELOPE',
      'COMPLETE',
      'TRANSFER',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ApplicationEvent>('DISCARD', 'REJECT', 'WITHDRAW', 'RETURN_UNPAID'),
  },
);

/** Facts about an application that determine its status, without a table of transitions. */
type Model = {
  isSent: boolean;
  isOpened: boolean;
  mustChange: boolean;
  isApproved: boolean;
  areEnvelopesOut: boolean;
  isComplete: boolean;
  ended: 'DISCARDED' | 'REJECTED' | 'WITHDRAWN' | 'TRANSFERRED' | null;
};

const fresh: Model = {
  isSent: false,
  isOpened: false,
  mustChange: false,
  isApproved: false,
  areEnvelopesOut: false,
  isComplete: false,
  ended: null,
};

const isWithStudent = (model: Model) => !model.ended && (!model.isSent || model.mustChange);
const isWithAdvisor = (model: Model) =>
  !model.ended && model.isOpened && !model.mustChange && !model.isApproved;

const rules: Record<ApplicationEvent, { may: (model: Model) => boolean; does: (model: Model) => Model }> = {
  SAVE: { may: isWithStudent, does: (model) => model },
  SUBMIT: {
    may: isWithStudent,
    does: (model) => ({ ...model, isSent: true, isOpened: false, mustChange: false }),
  },
  DISCARD: {
    may: (model) => !model.ended && !model.isSent,
    does: (model) => ({ ...model, ended: 'DISCARDED' }),
  },
  REVIEW: {
    may: (model) => !model.ended && model.isSent && !model.isOpened,
    does: (model) => ({ ...model, isOpened: true }),
  },
  REQUEST_CHANGES: { may: isWithAdvisor, does: (model) => ({ ...model, mustChange: true }) },
  APPROVE: { may: isWithAdvisor, does: (model) => ({ ...model, isApproved: true }) },
  RETURN_UNPAID: {
    may: (model) => !model.ended && model.isSent && !model.isApproved,
    does: () => fresh,
  },
  REJECT: { may: isWithAdvisor, does: (model) => ({ ...model, ended: 'REJECTED' }) },
  SEND_ENVELOPES: {
    may: (model) => !model.ended && model.isApproved && !model.areEnvelopesOut,
    does: (model) => ({ ...model, areEnvelopesOut: true }),
  },
  VOID_ENVELOPE: {
    may: (model) => !model.ended && model.areEnvelopesOut && !model.isComplete,
    does: (model) => ({ ...model, areEnvelopesOut: false }),
  },
  COMPLETE: {
    may: (model) => !model.ended && model.areEnvelopesOut && !model.isComplete,
    does: (model) => ({ ...model, isComplete: true }),
  },
  WITHDRAW: {
    may: (model) => !model.ended && model.isSent,
    does: (model) => ({ ...model, ended: 'WITHDRAWN' }),
  },
  TRANSFER: {
    may: (model) => !model.ended && model.isComplete,
    does: (model) => ({ ...model, ended: 'TRANSFERRED' }),
  },
};

function statusOf(model: Model): ApplicationStatus {
  if (model.ended) return model.ended;
  if (model.isComplete) return 'COMPLETE';
  if (model.areEnvelopesOut) return 'SIGNING';
  if (model.isApproved) return 'APPROVED';
  if (model.mustChange) return 'CHANGES_REQUESTED';
  if (model.isOpened) return 'IN_REVIEW';
  return model.isSent ? 'SUBMITTED' : 'DRAFT';
}

it('agrees with the model on every random walk [P-22]', () => {
  const reached = new Set<ApplicationStatus>();
  fc.assert(
    fc.property(fc.array(event, { minLength: 10, maxLength: 80 }), (walk) => {
      let [status, model]: [ApplicationStatus, Model] = ['DRAFT', fresh];
      for (const event of walk) {
        const outcome = nextStatus(status, event);
        const { may, does } = rules[event];
        if (may(model)) model = does(model);
        else expect(outcome).toEqual({ refused: 'applicationStatusInvalid' });
        if ('next' in outcome) status = outcome.next;
        expect(status).toBe(statusOf(model));
        reached.add(status);
      }
    }),
    { numRuns: cases(2000, 400) },
  );
  expect(reached.size).toBe(11);
});

it('keeps what was paid when an advisor requests changes, and everything once it is sent', () => {
  const steps = ['COURSE', 'PERSONAL_INFO', 'PAYMENT_PLAN', 'AGREEMENT', 'PAYMENT_METHOD', 'REVIEW'] as const;
  const changeable = (status: ApplicationStatus) => steps.filter((step) => isStepChangeable(status, step));
  expect(changeable('DRAFT')).toEqual(steps);
  expect(changeable('CHANGES_REQUESTED')).toEqual(['PERSONAL_INFO', 'AGREEMENT', 'REVIEW']);
  expect([...changeable('SUBMITTED'), ...changeable('COMPLETE'), ...changeable('DISCARDED')]).toEqual([]);
});

describe('a new application', () => {
  const none = { others: [], isAlumniOnly: false, isAlumni: false };

  it.each(openStatuses)('is refused alongside one that is %s [M-03]', (status) => {
    expect(creationRefusal({ ...none, others: [status] })).toBe('studentActiveEnrollment');
  });

  it('is refused for enrolled students, and for non-graduates where graduation is required [M-03]', () => {
    expect(creationRefusal({ ...none, others: ['DISCARDED', 'COMPLETE'] })).toBe('invalidApplicationRequest');
    expect(creationRefusal({ ...none, isAlumniOnly: true })).toBe('invalidAlumniApplicationRequest');
  });

  it('can be started after others that ended, and by alumni', () => {
    expect(
      creationRefusal({ ...none, others: ['DISCARDED', 'REJECTED', 'WITHDRAWN', 'TRANSFERRED'] }),
    ).toBeNull();
    expect(creationRefusal({ ...none, isAlumniOnly: true, isAlumni: true })).toBeNull();
  });
});
