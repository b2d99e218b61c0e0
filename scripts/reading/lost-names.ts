interface LostName {
  language: 'en' | 'es';
  /** A regular expression that matches whole words. One with a capital letter matches only that spelling. */
  name: string;
  instead: string;
  /** A phrase in which the word is right. */
  rightIn?: string;
}

/** Names that the glossary doesn't use. They may be in no text of an app, an e-mail, a document, a policy or the demo world. */
export const lostNames: LostName[] = [
  { language: 'en', name: 'auto-pay', instead: 'autopay' },
  { language: 'en', name: 'vouchers?', instead: 'promo code' },
  { language: 'en', name: 'cover (?:image|picture)s?', instead: 'cover photo' },
  { language: 'en', name: 'coach portal|institute coach', instead: 'coach app' },
  { language: 'en', name: 'learning portal', instead: 'student portal' },
  { language: 'en', name: 'Left to pay|total remaining', instead: 'balance' },
  { language: 'en', name: 'rollovers?', instead: 'carried over' },
  { language: 'en', name: 'pre-pay|pay-off', instead: 'pay ahead, payoff' },
  { language: 'en', name: '^Took place\\b|session held', instead: 'completed' },
  { language: 'en', name: 'missed sessions?|session missed', instead: 'no-show' },
  { language: 'en', name: '^(?:Was|Wasn’t) there$', instead: 'present, absent' },
  { language: 'en', name: 'emails?', instead: 'e-mail', rightIn: 'Please type your email in the format' }, // A text that is given.
  { language: 'en', name: 'free times?|free on this day', instead: 'available times' },
  { language: 'en', name: 'level of education', instead: 'education level' },
  { language: 'en', name: 'concluded', instead: 'completed' },
  { language: 'en', name: 'sealed (?:copy|document)', instead: 'final copy' },
  { language: 'en', name: '^Capture$', instead: 'how it’s paid' },
  { language: 'es', name: 'importes?', instead: 'monto' },
  { language: 'es', name: 'plazas?', instead: 'cupo' },
  { language: 'es', name: 'último lugar|tu lugar pasa|haya lugar', instead: 'cupo' },
  { language: 'es', name: 'caduc\\p{L}*', instead: 'vencer' },
  { language: 'es', name: 'añad\\p{L}*', instead: 'agregar' },
  { language: 'es', name: 'vídeos?', instead: 'video' },
  { language: 'es', name: 'logros?', instead: 'reconocimiento' },
  { language: 'es', name: 'inasistencias?', instead: 'ausencia' },
  { language: 'es', name: '(?:despublic|Despublic)\\p{L}*', instead: 'ocultar' },
  { language: 'es', name: 'bandejas?', instead: 'Mensajes' },
  { language: 'es', name: 'retirarte|retírate', instead: 'darse de baja' },
  { language: 'es', name: 'periodos?', instead: 'período' },
  {
    language: 'es',
    name: 'transferencias?|transferi\\p{L}*',
    instead: 'traslado',
    rightIn: 'transferencias? bancarias?',
  }, // Of money, by a bank.
  { language: 'es', name: 'festivos?', instead: 'feriado' },
  { language: 'es', name: 'rat[oó]n', instead: 'mouse' },
  { language: 'es', name: 'tabulador|Mayús|Intro', instead: 'Tab, Shift, Enter' },
  { language: 'es', name: 'introduc(?:e|es|ir|zca|zcas)', instead: 'escribir' },
  { language: 'es', name: 'máster', instead: 'maestría' },
  { language: 'es', name: 'miembros?', instead: 'participante', rightIn: 'Miembro de las fuerzas armadas' }, // Of an army.
  { language: 'es', name: 'especializaci(?:ón|ones)', instead: 'especialidad' },
  { language: 'es', name: 'promoci(?:ón|ones)', instead: 'generación, código promocional' },
  { language: 'es', name: 'planific\\p{L}*', instead: 'programar' },
  { language: 'es', name: 'recibidos', instead: 'Mensajes' },
  { language: 'es', name: 'términos', instead: 'condiciones' },
  { language: 'es', name: 'un vale|el vale|del vale|vales', instead: 'código promocional' },
  { language: 'es', name: 'asesor(?:a|es|as)?', instead: 'asesoría' },
  { language: 'es', name: 'móvil(?:es)?', instead: 'celular' },
  {
    language: 'es',
    name: 'portal (?:de estudiantes|de los estudiantes|del estudiante)',
    instead: 'portal estudiantil',
  },
  { language: 'es', name: '(?:volver|vuelve) a cargar', instead: 'recargar' },
  { language: 'es', name: '(?:tuvo|tuvieron) lugar', instead: 'se realizó, realizada' },
  {
    language: 'es',
    name: 'estás (?:inscrito|registrado)',
    instead: 'tienes una inscripción, tienes una cuenta',
  },
  { language: 'es', name: 'Intentar de nuevo', instead: 'Reintentar' },
  { language: 'es', name: 'Sesión perdida|No asistió', instead: 'ausencia' },
  { language: 'es', name: 'imagen de portada', instead: 'foto de portada' },
  { language: 'es', name: 'horas? libres?', instead: 'hora disponible' },
  { language: 'es', name: 'ordenador(?:es)?|apuntarse|abonar', instead: 'computadora, inscribirse, pagar' },
];
