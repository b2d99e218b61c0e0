import type { Schemas } from '@institute/api-schema';
import {
  emailLinkHours,
  loginLinkMinutes,
  passwordCodeMinutes,
  passwordLinkHours,
} from '@institute/api-schema/policy';
import { formatDateTime, formatUnit } from '@institute/values/formats';
import type { Config } from '../config.ts';
import { type Letter, type Reader, write } from '../letters/letter.ts';
import { networkOf, readUserAgent } from './device.ts';

type Origins = Pick<Config, 'portalOrigin' | 'coachOrigin'>;

function originOf(application: Schemas['Application'], origins: Origins): string {
  return application === 'COACH' ? origins.coachOrigin : origins.portalOrigin;
}

/** A link with a token, and with the path that is opened after signing in. */
function linkOf(
  application: Schemas['Application'],
  path: string,
  token: string,
  wantedPath: string | null,
  origins: Origins,
): string {
  const pageAfterSignIn = wantedPath
    ? `&${application === 'COACH' ? 'to' : 'action'}=${encodeURIComponent(wantedPath)}`
    : '';
  return `${originOf(application, origins)}${path}?token=${token}${pageAfterSignIn}`;
}

export function resetPasswordEmail(
  reader: Reader,
  application: Schemas['Application'],
  token: string,
  wantedPath: string | null,
  origins: Origins,
): Letter {
  const path = application === 'COACH' ? '/reset-account-password' : '/reset-password';
  const link = linkOf(application, path, token, wantedPath, origins);
  const letter = write(reader, {
    EN: {
      subject: 'Choose a new password',
      lines: ['We received a request for a new password for your account.'],
      action: { label: 'Choose a new password', url: link },
      after: [
        `The link works once, for ${formatUnit(passwordLinkHours, 'hour')}. If you didn’t ask for it, you can ignore this e-mail. Your password hasn’t changed.`,
      ],
    },
    ES: {
      subject: 'Elige una contraseña nueva',
      lines: ['Alguien, esperamos que tú, pidió una contraseña nueva para tu cuenta.'],
      action: { label: 'Elegir una contraseña nueva', url: link },
      after: [
        `El enlace funciona una sola vez, durante ${formatUnit(passwordLinkHours, 'hour', 'es')}. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.`,
      ],
    },
  });
  return { ...letter, isAwaited: true };
}

/** Invites someone whose account was made by the institute to choose a password. */
export function invitationEmail(
  reader: Reader,
  application: Schemas['Application'],
  token: string,
  origins: Origins,
): Letter {
  const origin = originOf(application, origins);
  const isCoach = application === 'COACH';
  const link = `${origin}${isCoach ? '/reset-account-password' : '/reset-password'}?token=${token}`;
  const again = `${origin}${isCoach ? '/reset-account-password' : '/forgot-password'}`;
  return write(reader, {
    EN: {
      subject: 'Your account is ready',
      lines: ['Your institute made an account for you. Choose a password to start.'],
      action: { label: 'Choose your password', url: link },
      after: [
        `The link works once, for ${formatUnit(passwordLinkHours, 'hour')}. If it has expired, get a new one here: ${again}`,
      ],
    },
    ES: {
      subject: 'Tu cuenta está lista',
      lines: ['Tu instituto creó una cuenta para ti. Elige una contraseña para empezar.'],
      action: { label: 'Elegir tu contraseña', url: link },
      after: [
        `El enlace funciona una sola vez, durante ${formatUnit(passwordLinkHours, 'hour', 'es')}. Si ya venció, pide otro aquí: ${again}`,
      ],
    },
  });
}

export function loginLinkEmail(
  reader: Reader,
  application: Schemas['Application'],
  token: string,
  wantedPath: string | null,
  origins: Origins,
): Letter {
  const link = linkOf(application, '/login/token', token, wantedPath, origins);
  const letter = write(reader, {
    EN: {
      subject: 'Your sign-in link',
      lines: ['Here’s your link to sign in.'],
      action: { label: 'Sign in', url: link },
      after: [`It works once, for ${formatUnit(loginLinkMinutes, 'minute')}. Don’t share it with anyone.`],
    },
    ES: {
      subject: 'Tu enlace de acceso',
      lines: ['Aquí tienes tu enlace para entrar.'],
      action: { label: 'Entrar', url: link },
      after: [
        `Funciona una sola vez, durante ${formatUnit(loginLinkMinutes, 'minute', 'es')}. No se lo pases a nadie.`,
      ],
    },
  });
  return { ...letter, isAwaited: true };
}

export function verificationCodeEmail(reader: Reader, code: string): Letter {
  const letter = write(reader, {
    EN: {
      subject: `${code} is your verification code`,
      lines: ['Enter this code to create your password:'],
      code,
      after: [`It works once, for ${formatUnit(passwordCodeMinutes, 'minute')}.`],
    },
    ES: {
      subject: `${code} es tu código de verificación`,
      lines: ['Escribe este código para crear tu contraseña:'],
      code,
      after: [`Funciona una sola vez, durante ${formatUnit(passwordCodeMinutes, 'minute', 'es')}.`],
    },
  });
  return { ...letter, isAwaited: true };
}

export function verifyEmailEmail(
  reader: Reader,
  application: Schemas['Application'],
  code: string,
  origins: Origins,
): Letter {
  const link = `${originOf(application, origins)}/verify-email-address/${code}`;
  const letter = write(reader, {
    EN: {
      subject: 'Confirm your e-mail address',
      lines: ['Confirm that this is your e-mail address, so that we can reach you here.'],
      action: { label: 'Confirm your e-mail address', url: link },
      after: [`The link works for ${formatUnit(emailLinkHours, 'hour')}.`],
    },
    ES: {
      subject: 'Confirma tu correo electrónico',
      lines: ['Confirma que este es tu correo electrónico, para que podamos escribirte aquí.'],
      action: { label: 'Confirmar tu correo electrónico', url: link },
      after: [`El enlace funciona durante ${formatUnit(emailLinkHours, 'hour', 'es')}.`],
    },
  });
  return { ...letter, isAwaited: true };
}

/** Where an account's owner changes the password. */
const passwordUrl = (application: Schemas['Application'], origins: Origins) =>
  `${originOf(application, origins)}${application === 'COACH' ? '/manage-account' : '/settings/security'}#password`;

export function emailChangeRequestedEmail(
  reader: Reader,
  application: Schemas['Application'],
  newEmail: string,
  origins: Origins,
): Letter {
  const url = passwordUrl(application, origins);
  return write(reader, {
    EN: {
      subject: 'You asked to change your e-mail address',
      lines: [
        `Your account will use ${newEmail} once that address is confirmed.`,
        'If you didn’t ask for this, change your password now and contact us.',
      ],
      action: { label: 'Change your password', url },
    },
    ES: {
      subject: 'Pediste cambiar tu correo electrónico',
      lines: [
        `Tu cuenta usará ${newEmail} cuando se confirme esa dirección.`,
        'Si no lo pediste tú, cambia tu contraseña ahora y escríbenos.',
      ],
      action: { label: 'Cambiar tu contraseña', url },
    },
  });
}

/** For a coach whose calendar link ended with the sessions. Calendars keep showing what they read last. */
const calendarLines = {
  EN: 'Your calendar link was turned off too, so your calendar no longer gets your sessions. Create a new link in the coach app and add it to your calendar.',
  ES: 'También se desactivó el enlace de tu calendario, así que ya no recibe tus sesiones. Crea un nuevo enlace en la aplicación para coaches y agrégalo a tu calendario.',
};

export function emailChangedEmail(
  reader: Reader,
  { email, hadCalendar }: { email: string; hadCalendar: boolean },
): Letter {
  return write(reader, {
    EN: {
      subject: 'Your e-mail address was changed',
      lines: [
        `You now sign in with ${email}.`,
        ...(hadCalendar ? [calendarLines.EN] : []),
        'If you didn’t change it, contact support right away.',
      ],
    },
    ES: {
      subject: 'Tu correo electrónico ha cambiado',
      lines: [
        `Ahora entras con ${email}.`,
        ...(hadCalendar ? [calendarLines.ES] : []),
        'Si no lo cambiaste tú, escribe a soporte de inmediato.',
      ],
    },
  });
}

/** A sign-in from a browser that the account wasn't used from before. */
export function newSignInEmail(
  reader: Reader,
  {
    userAgent,
    address,
    application,
    at,
    timeZone,
  }: { userAgent: string; address: string; application: Schemas['Application']; at: Date; timeZone: string },
  origins: Origins,
): Letter {
  const { browser, operatingSystem } = readUserAgent(userAgent);
  const link = passwordUrl(application, origins);
  const device = (on: string, unknown: string) =>
    [browser, operatingSystem].filter(Boolean).join(` ${on} `) || unknown;
  const when = (locale: string) => formatDateTime(at.toISOString(), { locale, timeZone, withZone: true });
  // No more of the address than the list of sessions shows.
  const network = networkOf(address);
  return write(reader, {
    EN: {
      subject: 'New sign-in to your account',
      lines: [
        `Someone signed in to your account on ${when('en-US')} with ${device('on', 'an unknown browser')}${network ? `, from the network ${network}` : ''}. You hadn’t used this browser here before.`,
        'If it was you, there’s nothing you need to do. If it wasn’t, change your password now. That also signs out all other devices.',
      ],
      action: { label: 'Change your password', url: link },
    },
    ES: {
      subject: 'Nuevo acceso a tu cuenta',
      lines: [
        `Alguien entró a tu cuenta el ${when('es-US')} con ${device('en', 'un navegador desconocido')}${network ? `, desde la red ${network}` : ''}. No habías usado este navegador aquí.`,
        'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora. Así también se cierra la sesión en los demás dispositivos.',
      ],
      action: { label: 'Cambiar tu contraseña', url: link },
    },
  });
}

/** A new password is chosen in the portal, which has the same accounts as the coach app. */
export function passwordChangedEmail(
  reader: Reader,
  { portalOrigin, hadCalendar }: { portalOrigin: string; hadCalendar: boolean },
): Letter {
  const url = `${portalOrigin}/forgot-password`;
  return write(reader, {
    EN: {
      subject: 'Your password was changed',
      lines: [
        hadCalendar
          ? `Your password was changed, and other devices were signed out. ${calendarLines.EN}`
          : 'Your password was changed, and other devices were signed out. If you changed it, there’s nothing you need to do.',
        'If you didn’t change it, choose a new password now and contact us right away.',
      ],
      action: { label: 'Choose a new password', url },
    },
    ES: {
      subject: 'Tu contraseña ha cambiado',
      lines: [
        hadCalendar
          ? `Tu contraseña cambió y se cerró la sesión en los demás dispositivos. ${calendarLines.ES}`
          : 'Tu contraseña cambió y se cerró la sesión en los demás dispositivos. Si la cambiaste tú, no tienes que hacer nada.',
        'Si no la cambiaste tú, elige otra contraseña ahora y escríbenos de inmediato.',
      ],
      action: { label: 'Elegir una contraseña nueva', url },
    },
  });
}

export function accountDeletedEmail(reader: Reader): Letter {
  return write(reader, {
    EN: {
      subject: 'Your account was deleted',
      lines: [
        'Your account and your personal data were deleted. We keep records of your applications, purchases and sessions, without what was written in them. We also keep records of payments, signed documents and certificates: the law requires us to.',
        'If you didn’t delete it, contact support right away.',
      ],
    },
    ES: {
      subject: 'Tu cuenta fue eliminada',
      lines: [
        'Tu cuenta y tus datos personales fueron eliminados. Conservamos los registros de tus solicitudes, compras y sesiones, sin lo que se escribió en ellos. También conservamos los registros de pagos, documentos firmados y certificados, porque la ley nos lo exige.',
        'Si no la eliminaste tú, escribe a soporte de inmediato.',
      ],
    },
  });
}

/** To a coach, who stays a student. */
export function coachAccountDeletedEmail(reader: Reader): Letter {
  return write(reader, {
    EN: {
      subject: 'Your coach account was deleted',
      lines: [
        'Your coach profile, your services and your session notes were deleted. A subscription ends with them. Your student account isn’t affected.',
        'If you didn’t delete it, contact support right away.',
      ],
    },
    ES: {
      subject: 'Tu cuenta de coach fue eliminada',
      lines: [
        'Tu perfil de coach, tus servicios y tus notas de sesiones fueron eliminados. Una suscripción termina con ellos. Tu cuenta de estudiante sigue igual.',
        'Si no la eliminaste tú, escribe a soporte de inmediato.',
      ],
    },
  });
}

export function alreadySignedUpEmail(
  reader: Reader,
  application: Schemas['Application'],
  origins: Origins,
): Letter {
  const path = application === 'COACH' ? '/reset-account-password' : '/forgot-password';
  const link = `${originOf(application, origins)}${path}`;
  return write(reader, {
    EN: {
      subject: 'You already have an account',
      lines: [
        'Someone tried to sign up with your e-mail address, but you already have an account. If you forgot your password, you can choose a new one.',
      ],
      action: { label: 'Choose a new password', url: link },
    },
    ES: {
      subject: 'Ya tienes una cuenta',
      lines: [
        'Alguien intentó registrarse con esta dirección, pero ya tienes una cuenta. Si olvidaste tu contraseña, puedes elegir otra.',
      ],
      action: { label: 'Elegir una contraseña nueva', url: link },
    },
  });
}
