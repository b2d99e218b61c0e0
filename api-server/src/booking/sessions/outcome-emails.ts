import type { EmailText } from '../../letters/letter.ts';
import { actorTo, at, begins, type Language, quoted, type SessionFacts } from './email-parts.ts';
import type { ChangedBy } from './session-rules.ts';

/** To the coach of a group, of which one participant leaves a date. The others still meet. */
export function seatGivenUp(facts: SessionFacts, by: ChangedBy): Record<Language, EmailText> {
  const { title, other } = facts;
  const actor = actorTo(facts, by);
  const [en, es] = [begins(facts, 'EN'), begins(facts, 'ES')];
  const of = { EN: `${other.name}’s seat on ${en}`, ES: `el cupo de ${other.name} del ${es}` };
  const act = {
    institute: { EN: `We canceled ${of.EN}.`, ES: `Cancelamos ${of.ES}.` },
    reader: { EN: `You canceled ${of.EN}.`, ES: `Cancelaste ${of.ES}.` },
    other: {
      EN: `${other.name} canceled their seat on ${en}.`,
      ES: `${other.name} canceló su cupo del ${es}.`,
    },
  }[actor];
  return {
    EN: {
      subject:
        actor === 'other' ? `${other.firstName} gave up a seat: ${title}` : `A seat was canceled: ${title}`,
      lines: [act.EN, ...quoted(facts, 'EN'), 'The date itself isn’t canceled.'],
    },
    ES: {
      subject:
        actor === 'other' ? `${other.firstName} dejó su cupo: ${title}` : `Se canceló un cupo: ${title}`,
      lines: [act.ES, ...quoted(facts, 'ES'), 'La fecha en sí no se cancela.'],
    },
  };
}

/** To the client, who may disagree until then, or no longer. */
export function noShow(facts: SessionFacts, by: ChangedBy, until: Date | null): Record<Language, EmailText> {
  const { title, other } = facts;
  const [en, es] = [begins(facts, 'EN'), begins(facts, 'ES')];
  const isOurs = by === 'INSTITUTE';
  return {
    EN: {
      subject: `You were marked as a no-show: ${title}`,
      lines: [
        `${isOurs ? 'We' : other.name} recorded that you didn’t come to your session${isOurs ? ` with ${other.name}` : ''} on ${en}.`,
        'It counts as used.',
        ...(until ? [`If that’s wrong, tell us by ${at(until, facts, 'EN')}.`] : []),
      ],
    },
    ES: {
      subject: `Se registró tu ausencia: ${title}`,
      lines: [
        `${isOurs ? 'Registramos' : `${other.name} registró`} que no asististe a tu sesión${isOurs ? ` con ${other.name}` : ''} del ${es}.`,
        'Cuenta como usada.',
        ...(until ? [`Si no es así, avísanos a más tardar el ${at(until, facts, 'ES')}.`] : []),
      ],
    },
  };
}

/** To the client, about whom the opposite was recorded before. */
export function noShowCorrected(facts: SessionFacts, by: ChangedBy): Record<Language, EmailText> {
  const { title, other } = facts;
  const [en, es] = [begins(facts, 'EN'), begins(facts, 'ES')];
  const isOurs = by === 'INSTITUTE';
  return {
    EN: {
      subject: `No longer a no-show: ${title}`,
      lines: [
        `${isOurs ? 'We' : other.name} corrected the record: you came to your session${isOurs ? ` with ${other.name}` : ''} on ${en}, and it’s marked as completed.`,
      ],
    },
    ES: {
      subject: `Se corrigió tu asistencia: ${title}`,
      lines: [
        `${isOurs ? 'Corregimos' : `${other.name} corrigió`} el registro: asististe a tu sesión${isOurs ? ` con ${other.name}` : ''} del ${es}, y figura como realizada.`,
      ],
    },
  };
}
