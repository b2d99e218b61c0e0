import {
  autopayRetryDays,
  collectionDays,
  freeTransferCountIn,
  highestTransferFeeIn,
  refundDays,
  suspensionDays,
  transferLimit,
} from '@institute/api-schema/policy';
import { formatUnit } from '@institute/values/formats';
import { type Document, list, paragraph, type Section, steps, table } from '../../documents/document.ts';
import type { formsOf } from '../../documents/formats.ts';
import type { AgreementFacts } from './facts.ts';

type Forms = ReturnType<typeof formsOf>;

const days = (count: number) => formatUnit(count, 'day', 'es');
const times = (count: number) => (count === 1 ? 'una vez' : `${count} veces`);
const retryTimes = autopayRetryDays.map(days).join(' y ');

/** What transfers cost, as a sentence. */
function transferCosts(currency: string, { money }: Forms): string {
  const [free, highest] = [freeTransferCountIn(currency), highestTransferFeeIn(currency)];
  if (highest === 0) return 'Los traslados son gratuitos.';
  const first =
    free === 1 ? 'El primer traslado es gratuito' : `Los primeros ${free} traslados son gratuitos`;
  return (
    `${first}; por cada uno ` +
    `posterior cobramos una tarifa de hasta ${money(highest)}, que te mostramos antes de que confirmes.`
  );
}

const languages = { EN: 'Inglés', ES: 'Español' };
const places = { ONLINE: 'En línea, en clases en vivo y a tu ritmo', IN_PERSON: 'Presencial' };

const yourProgram = ({ student, cohort, program }: AgreementFacts, { date }: Forms): Section => ({
  title: 'Tú y tu programa',
  blocks: [
    table(
      'En qué te inscribes',
      ['Concepto', 'Detalle'],
      [
        ['Estudiante', student.name],
        ['Fecha de nacimiento', date(student.dateBirth)],
        ['Correo electrónico', student.email],
        ['Dirección', student.address],
        ['Programa', program],
        ['Inicio de clases', date(cohort.startDate)],
        ['Graduación prevista', date(cohort.graduationDate)],
        ['Idioma de enseñanza', languages[cohort.language]],
        ['Modalidad', places[cohort.deliveryMode]],
      ],
    ),
    paragraph(
      'Para graduarte debes asistir a todos los módulos o recuperarlos, aprobar la evaluación escrita y la práctica, y ' +
        'completar las sesiones de práctica que describe el manual del programa. Graduarte no te autoriza a ejercer ' +
        'la medicina, la nutrición clínica ni la psicoterapia.',
    ),
  ],
});

const cost = (facts: AgreementFacts, { money, percent }: Forms): Section => ({
  title: 'Cuánto cuesta',
  blocks: [
    table(
      `Costo del programa, plan de pago «${facts.plan}»`,
      ['Concepto', 'Monto'],
      [
        ['Matrícula', money(facts.tuition)],
        ['Descuento', money(-facts.discount)],
        ['Depósito, que se paga al enviar tu solicitud', money(facts.deposit)],
        ['Monto financiado', money(facts.amountFinanced)],
        ['Tasa de interés anual', percent(facts.interestRate)],
        ['Tasa de porcentaje anual (APR)', percent(facts.annualPercentageRate)],
        ['Cargo financiero', money(facts.financeCharge)],
        ['Impuestos', money(facts.taxes)],
        ['Total de pagos', money(facts.total)],
      ],
      { figures: [1] },
    ),
    paragraph(
      'El cargo financiero es lo que te cuesta el crédito en dólares. El total de pagos es lo que habrás pagado cuando ' +
        'hayas hecho todos los pagos a tiempo. La matrícula incluye todas las clases, los materiales en la plataforma ' +
        'de aprendizaje y dos intentos en cada evaluación. No incluye tu equipo, tu conexión ni tus viajes.',
    ),
  ],
});

function payments(facts: AgreementFacts, { date, money }: Forms): Section {
  const [first, last] = [facts.payments[0], facts.payments.at(-1)];
  return {
    title: 'Cuándo pagas',
    blocks: [
      ...(first && last
        ? [
            table(
              'Pagos',
              ['Pago', 'Vence', 'Monto'],
              facts.payments.map(({ dueDate, amount }, index) => [
                String(index + 1),
                date(dueDate),
                money(amount),
              ]),
              { figures: [2] },
            ),
            paragraph(
              `Tu primer pago vence el ${date(first.dueDate)} y el último, el ${date(last.dueDate)}. Puedes pagar cualquier ` +
                'parte antes sin penalización; el interés que aún no se haya generado no se cobra.',
            ),
          ]
        : [paragraph('Este programa es gratuito. No debes nada.')]),
      paragraph(
        'Si el pago automático está activado, cobramos a la tarjeta que elegiste en cada vencimiento. Si un pago ' +
          `es rechazado, lo intentamos de nuevo después de ${retryTimes}, salvo que tu banco te pida confirmarlo o usar otra tarjeta, y te avisamos cada vez. ${days(suspensionDays)} después ` +
          'de un vencimiento podemos suspender tu acceso a las clases hasta que la cuenta esté al día; ' +
          `${days(collectionDays)} después del vencimiento, la cuenta puede pasar a cobranza.`,
      ),
    ],
  };
}

const cancellation = ({ cancellationDays, registrationFee }: AgreementFacts, { money }: Forms): Section => ({
  title: 'Tu derecho a cancelar y lo que reembolsamos',
  blocks: [
    steps(
      `Puedes cancelar hasta ${cancellationDays} ${cancellationDays === 1 ? 'día hábil' : 'días hábiles'} después de enviar tu solicitud, por cualquier ` +
        'motivo, y te reembolsamos todo lo que pagaste, excepto los cargos por traslado.',
      'Puedes cancelar en cualquier momento antes de que aprobemos tu solicitud, y te reembolsamos todo lo que pagaste.',
      registrationFee > 0
        ? `Más tarde, pero antes de la primera clase, te reembolsamos todo lo que pagaste menos un cargo de registro de ${money(registrationFee)} y los cargos por traslado.`
        : 'Más tarde, pero antes de la primera clase, te reembolsamos todo lo que pagaste, excepto los cargos por traslado.',
      'Después de la primera clase puedes darte de baja por escrito. Te reembolsamos la parte de la matrícula de las semanas ' +
        'que faltan, hasta que se haya impartido el 60 por ciento del programa. Después no se reembolsa nada.',
    ),
    paragraph(
      'Cancelas en el portal o escribiéndonos; cuenta el día en que lo haces, no el día en que lo leemos. Son hábiles los días ' +
        'de lunes a viernes, también los feriados, y el último cuenta hasta la medianoche del instituto. Pagamos los ' +
        `reembolsos al método de pago que usaste, en un plazo de ${days(refundDays)}. Si cancelamos la clase, te devolvemos todo.`,
    ),
  ],
});

/** The sections that are the same in every agreement. */
const generalSections = ({ currency }: AgreementFacts, forms: Forms): Section[] => [
  {
    title: 'Cambiar de clase',
    blocks: [
      paragraph(
        `Puedes trasladarte a otra clase del mismo programa hasta ${times(transferLimit)}. ${transferCosts(currency, forms)} Lo ` +
          'que ya completaste sigue completado, y lo que pagaste pasa al nuevo calendario de pagos.',
      ),
    ],
  },
  {
    title: 'Lo que esperamos unos de otros',
    blocks: [
      list(
        'Debemos impartir las clases que anunciamos, con instructores calificados, y responder tus preguntas en 2 días hábiles.',
        'Debes tratar con respeto a los demás estudiantes, clientes e instructores, y mantener en confidencialidad lo que te cuentan los clientes.',
        'Puedes usar los materiales del curso solo para tu propio estudio. No debes vender ni publicar las grabaciones ni los apuntes.',
        'Debes avisarnos cuando cambian tu nombre, tu dirección o tu medio de pago.',
      ),
      paragraph(
        'Podemos terminar este acuerdo por una falta grave después de escucharte. En ese caso reembolsamos como si te ' +
          'hubieras retirado.',
      ),
    ],
  },
  {
    title: 'Quejas',
    blocks: [
      paragraph(
        'Habla primero con asesoría; casi todo se resuelve en una semana. Si no es así, escribe a quien dirige ' +
          'asuntos estudiantiles, que responde por escrito en 15 días. También puedes acudir a la agencia estatal que ' +
          'supervisa la educación postsecundaria privada donde vives. Nada en este acuerdo te quita ese derecho.',
      ),
    ],
  },
  {
    title: 'Documentos y firma electrónicos',
    blocks: [
      paragraph(
        'Al firmar en la pantalla aceptas usar documentos y firmas electrónicos para este acuerdo. Una firma electrónica ' +
          'tiene el mismo efecto que una con tinta. Puedes retirar este consentimiento para documentos futuros en cualquier ' +
          'momento escribiéndonos, sin costo; entonces los recibes en papel.',
      ),
      paragraph(
        'Para leer y guardar los documentos necesitas un navegador actual y un programa que abra archivos PDF. Te enviamos ' +
          'una copia final en cuanto todas las personas hayan firmado, y la guardamos para ti en tu configuración, en acuerdos.',
      ),
    ],
  },
  {
    title: 'El acuerdo completo',
    blocks: [
      paragraph(
        'Este documento, la información para el consumidor y el manual del programa son el acuerdo completo. Solo podemos cambiarlo por escrito y de común acuerdo. Si ' +
          'una parte no es válida, el resto permanece. Se aplica la ley del estado en que el instituto tiene su licencia.',
      ),
    ],
  },
];

export const agreementInSpanish = (
  facts: AgreementFacts,
  forms: Forms,
): Omit<Document, 'language' | 'version'> => ({
  title: 'Acuerdo de inscripción',
  introduction: [
    `Este acuerdo se celebra el ${forms.date(facts.madeOn)} entre el instituto («nosotros») y ${facts.student.name} («tú»). Dice qué ` +
      'vas a estudiar, cuánto cuesta, cuándo pagas y cómo puedes terminarlo. Léelo completo antes de firmar.',
    'Puedes pedir este acuerdo en papel en cualquier momento, sin costo, y puedes guardar una copia de lo que firmas.',
  ],
  sections: [
    yourProgram(facts, forms),
    cost(facts, forms),
    payments(facts, forms),
    cancellation(facts, forms),
    ...generalSections(facts, forms),
  ],
});
