import { absenceReplyHours } from '@institute/api-schema/policy';
import { formatMoney, formatUnit } from '@institute/values/formats';
import type { Notification } from '../../inbox/notify.ts';
import { type EmailText, withLink } from '../../letters/letter.ts';
import type { Returned } from '../terms/refund-rules.ts';
import {
  actorTo,
  at,
  begins,
  type Language,
  locales,
  places,
  quoted,
  type SessionFacts,
  type SessionNews,
} from './email-parts.ts';
import { noShow, noShowCorrected, seatGivenUp } from './outcome-emails.ts';
import type { ChangedBy } from './session-rules.ts';

/** What a client can still change for free. The coach can change anything. */
function terms(facts: SessionFacts, language: Language): string[] {
  if (facts.side === 'COACH' || facts.isMovePending) return [];
  const { changeableUntil: until } = facts;
  if (facts.isGroup) return [];
  if (language === 'ES')
    return [
      until
        ? `Tienes hasta el ${at(until, facts, 'ES')} para cambiarla o cancelarla sin costo.`
        : `Ya no se puede cambiar la hora${facts.isFree ? '' : ', ni cancelar con reembolso'}.`,
    ];
  return [
    until
      ? `You can change the time or cancel for free until ${at(until, facts, 'EN')}.`
      : `You can no longer change the time${facts.isFree ? '' : ', or cancel for a refund'}.`,
  ];
}

const groupConfirmation: Record<Language, string> = {
  EN: 'Open the session to tell your coach that the new time works, or to cancel it. It says what you get back.',
  ES: 'Abre la sesión para decirle a tu coach que la nueva hora te queda bien, o para cancelarla. Ahí dice qué te devolvemos.',
};
const confirmation: Record<Language, string> = {
  EN: 'Open the session to tell your coach that the new time works. If it doesn’t, choose another time or cancel free of charge.',
  ES: 'Abre la sesión para decirle a tu coach que la nueva hora te queda bien. Si no, elige otra o cancela sin costo.',
};

const booked = (facts: SessionFacts): Record<Language, EmailText> => ({
  EN: {
    subject: `Session booked: ${facts.title}`,
    figure: begins(facts, 'EN'),
    lines: [
      `Your session with ${facts.other.name} starts on ${begins(facts, 'EN')} and takes ${formatUnit(facts.duration, 'minute')}.`,
      places.EN(facts),
      ...terms(facts, 'EN'),
    ],
  },
  ES: {
    subject: `Sesión reservada: ${facts.title}`,
    figure: begins(facts, 'ES'),
    lines: [
      `Tu sesión con ${facts.other.name} empieza el ${begins(facts, 'ES')} y dura ${formatUnit(facts.duration, 'minute', 'es')}.`,
      places.ES(facts),
      ...terms(facts, 'ES'),
    ],
  },
});

const movedBy = (facts: SessionFacts, by: ChangedBy): Record<Language, string> => {
  const { name } = facts.other;
  return {
    institute: {
      EN: `We moved your session with ${name}.`,
      ES: `Cambiamos la hora de tu sesión con ${name}.`,
    },
    reader: { EN: `You moved your session with ${name}.`, ES: `Cambiaste tu sesión con ${name}.` },
    other: { EN: `${name} moved your session.`, ES: `${name} cambió la hora de tu sesión.` },
  }[actorTo(facts, by)];
};

function moved(facts: SessionFacts, by: ChangedBy, from: Date): Record<Language, EmailText> {
  const isAsked = facts.isMovePending && facts.side === 'CLIENT';
  const { title } = facts;
  const actor = movedBy(facts, by);
  return {
    EN: {
      subject: isAsked ? `Please confirm the new time: ${title}` : `Session moved: ${title}`,
      figure: begins(facts, 'EN'),
      lines: [
        actor.EN,
        `It was on ${at(from, facts, 'EN')}. It now starts on ${begins(facts, 'EN')}.`,
        ...quoted(facts, 'EN'),
        ...(isAsked ? [(facts.isGroup ? groupConfirmation : confirmation).EN] : []),
        places.EN(facts),
        ...terms(facts, 'EN'),
      ],
    },
    ES: {
      subject: isAsked ? `Confirma la nueva hora: ${title}` : `Se cambió una sesión: ${title}`,
      figure: begins(facts, 'ES'),
      lines: [
        actor.ES,
        `Era el ${at(from, facts, 'ES')}. Ahora empieza el ${begins(facts, 'ES')}.`,
        ...quoted(facts, 'ES'),
        ...(isAsked ? [(facts.isGroup ? groupConfirmation : confirmation).ES] : []),
        places.ES(facts),
        ...terms(facts, 'ES'),
      ],
    },
  };
}

function moveAccepted(facts: SessionFacts): Record<Language, EmailText> {
  const isOwn = facts.side === 'CLIENT';
  const { title, other } = facts;
  return {
    EN: {
      subject: `New time accepted: ${title}`,
      lines: [
        isOwn
          ? `You accepted the new time of your session with ${other.name}: ${begins(facts, 'EN')}.`
          : `${other.name} accepted the new time, ${begins(facts, 'EN')}.`,
        places.EN(facts),
        ...terms(facts, 'EN'),
      ],
    },
    ES: {
      subject: `Nueva hora aceptada: ${title}`,
      lines: [
        isOwn
          ? `Aceptaste la nueva hora de tu sesión con ${other.name}: ${begins(facts, 'ES')}.`
          : `${other.name} aceptó la nueva hora: ${begins(facts, 'ES')}.`,
        places.ES(facts),
        ...terms(facts, 'ES'),
      ],
    },
  };
}

/** To the coach, whose client waited in vain. A date of a group can't be moved for one of its clients. */
const absenceReported = (facts: SessionFacts): Record<Language, EmailText> => ({
  EN: {
    subject: `Did you miss this session? ${facts.title}`,
    lines: [
      `${facts.other.name} reported that you didn’t come to the session on ${begins(facts, 'EN')}.`,
      facts.isGroup
        ? `Open the session within ${formatUnit(absenceReplyHours, 'hour')}: cancel it at no cost to your client, or mark it as completed. If you don’t reply, your client can cancel it for free.`
        : `Open the session within ${formatUnit(absenceReplyHours, 'hour')}: cancel it at no cost to your client, offer a new time, or mark it as completed. If you don’t reply, your client can cancel it for free or choose a new time.`,
    ],
  },
  ES: {
    subject: `¿Faltaste a esta sesión? ${facts.title}`,
    lines: [
      `${facts.other.name} nos avisó que no llegaste a la sesión del ${begins(facts, 'ES')}.`,
      facts.isGroup
        ? `Abre la sesión en un plazo de ${formatUnit(absenceReplyHours, 'hour', 'es')}: cancélala sin costo para tu cliente o márcala como realizada. Si no respondes, tu cliente podrá cancelarla sin costo.`
        : `Abre la sesión en un plazo de ${formatUnit(absenceReplyHours, 'hour', 'es')}: cancélala sin costo para tu cliente, propón otra hora o márcala como realizada. Si no respondes, tu cliente podrá cancelarla sin costo o elegir otra hora.`,
    ],
  },
});

/** What the client gets back for a canceled session. */
function returned(
  { side, currency }: SessionFacts,
  { refund, amount }: Returned,
  language: Language,
): string[] {
  if (side === 'COACH' || refund === 'FREE') return [];
  const money = formatMoney({ amount, currency }, { locale: locales[language] });
  const texts = {
    MONEY: { EN: `You get ${money} back.`, ES: `Te devolvemos ${money}.` },
    SESSION: { EN: 'You can book another time instead.', ES: 'Puedes reservar otra hora en su lugar.' },
    NONE: {
      EN: 'It was too late for a free cancellation, so it isn’t refunded.',
      ES: 'Ya no se podía cancelar sin costo, así que no hay reembolso.',
    },
    SETTLED: {
      EN: 'There’s nothing more to refund: you got its price back already, or your bank decides about it.',
      ES: 'No hay nada más que reembolsar: ya se te devolvió su precio, o tu banco decide al respecto.',
    },
  };
  return [texts[refund][language]];
}

const cancelledBy = (facts: SessionFacts, by: ChangedBy): Record<Language, string> => {
  const { name } = facts.other;
  const [en, es] = [begins(facts, 'EN'), begins(facts, 'ES')];
  return {
    institute: {
      EN: `We canceled your session with ${name} on ${en}.`,
      ES: `Cancelamos tu sesión con ${name} del ${es}.`,
    },
    reader: {
      EN: `You canceled your session with ${name} on ${en}.`,
      ES: `Cancelaste tu sesión con ${name} del ${es}.`,
    },
    other: { EN: `${name} canceled your session on ${en}.`, ES: `${name} canceló tu sesión del ${es}.` },
  }[actorTo(facts, by)];
};

function cancelled(
  facts: SessionFacts,
  { by, returned: back }: Extract<SessionNews, { type: 'CANCELLED' }>,
): Record<Language, EmailText> {
  const { title } = facts;
  const actor = cancelledBy(facts, by);
  return {
    EN: {
      subject: `Session canceled: ${title}`,
      lines: [actor.EN, ...quoted(facts, 'EN'), ...returned(facts, back, 'EN')],
    },
    ES: {
      subject: `Se canceló una sesión: ${title}`,
      lines: [actor.ES, ...quoted(facts, 'ES'), ...returned(facts, back, 'ES')],
    },
  };
}

const reminder = (facts: SessionFacts): Record<Language, EmailText> => ({
  EN: {
    subject: `Reminder: ${facts.title}, ${begins(facts, 'EN')}`,
    figure: begins(facts, 'EN'),
    lines: [
      `Your session with ${facts.other.name} starts on ${begins(facts, 'EN')}.`,
      ...(facts.isMovePending && facts.side === 'CLIENT'
        ? [(facts.isGroup ? groupConfirmation : confirmation).EN]
        : []),
      places.EN(facts),
      ...terms(facts, 'EN'),
    ],
  },
  ES: {
    subject: `Recordatorio: ${facts.title}, ${begins(facts, 'ES')}`,
    figure: begins(facts, 'ES'),
    lines: [
      `Tu sesión con ${facts.other.name} empieza el ${begins(facts, 'ES')}.`,
      ...(facts.isMovePending && facts.side === 'CLIENT'
        ? [(facts.isGroup ? groupConfirmation : confirmation).ES]
        : []),
      places.ES(facts),
      ...terms(facts, 'ES'),
    ],
  },
});

const groupNames = { EN: 'your group', ES: 'tu grupo' };

/** The message about what happened to a session. Coaches meet a group rather than one of its clients. */
export function sessionTexts(facts: SessionFacts, news: SessionNews): Notification['texts'] {
  const isOfGroup = facts.isGroup && facts.side === 'COACH';
  if (isOfGroup && news.type === 'REMINDER') return dateTexts(facts, news);
  if (isOfGroup && news.type === 'CANCELLED') return seatGivenUp(facts, news.by);
  return withLink(facts.meetingLink, textsOf(facts, news));
}

/** The message to a coach about what happened to a date of a group, of all participants at once. */
export function dateTexts(facts: Omit<SessionFacts, 'other'>, news: SessionNews): Notification['texts'] {
  const withName = (name: string) =>
    withLink(facts.meetingLink, textsOf({ ...facts, other: { name, firstName: name } }, news));
  return { EN: withName(groupNames.EN).EN, ES: withName(groupNames.ES).ES };
}

function textsOf(facts: SessionFacts, news: SessionNews): Notification['texts'] {
  switch (news.type) {
    case 'BOOKED':
      return booked(facts);
    case 'MOVED':
      return moved(facts, news.by, news.from);
    case 'MOVE_ACCEPTED':
      return moveAccepted(facts);
    case 'ABSENCE_REPORTED':
      return absenceReported(facts);
    case 'CANCELLED':
      return cancelled(facts, news);
    case 'NO_SHOW':
      return noShow(facts, news.by, news.objectionUntil);
    case 'NO_SHOW_CORRECTED':
      return noShowCorrected(facts, news.by);
    case 'REMINDER':
      return reminder(facts);
  }
}
