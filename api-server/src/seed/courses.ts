import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];
/** A module's type, title, summary and minutes. */
type Module = [type: Schemas['ModuleType'], title: string, description: string, minutes: number];
type Course = {
  number: number;
  program: number;
  title: string;
  description: string;
  languageIso2LetterCode: Schemas['LanguageIso2LetterCode'];
  weeks: { title: string; modules: Module[] }[];
};

const healthCoach = 1;
const gutHealth = 2;

/** The demo world's courses, week by week, each with the number of its program. */
export const courses: Course[] = [
  {
    number: 1,
    program: healthCoach,
    title: 'Foundations of health coaching',
    description:
      'How people change, what the body needs, and what a coach does and leaves alone. Fourteen weeks of about four hours.',
    languageIso2LetterCode: 'EN',
    weeks: [
      {
        title: 'The habit loop',
        modules: [
          ['LIVE_CLASS', 'Welcome class', 'Who we are, how the weeks work, and whom to ask.', 60],
          ['VIDEO', 'Cue, routine, reward', 'Why the cookie at four is not about hunger.', 22],
          ['ASSIGNMENT', 'One week with one habit', 'Watch a habit of your own without changing it.', 30],
        ],
      },
      {
        title: 'Listening before advising',
        modules: [
          ['VIDEO', 'The righting reflex', 'What happens when we mend what nobody asked us to mend.', 19],
          ['AUDIO', 'Two conversations', 'The same client, heard and not heard.', 26],
          ['QUIZ', 'Open or closed?', 'Twelve questions a coach might ask. Which of them open?', 10],
        ],
      },
      {
        title: 'Blood sugar and breakfast',
        modules: [
          ['READING', 'What insulin does', 'Four pages, with the one drawing worth remembering.', 25],
          [
            'VIDEO',
            'Five breakfasts, one curve each',
            'Sensors on five volunteers, and what surprised us.',
            17,
          ],
        ],
      },
      {
        title: 'Sleep, stress and appetite',
        modules: [
          ['VIDEO', 'What a short night does to hunger', 'Two hormones, and a bag of chips at eleven.', 18],
          ['READING', 'The stress that helps', 'When pressure sharpens us, and when it wears us down.', 20],
          ['ASSIGNMENT', 'A sleep diary', 'Seven nights, three numbers each.', 25],
        ],
      },
      {
        title: 'Reading a food label',
        modules: [
          ['VIDEO', 'Serving sizes and other fictions', 'A walk through one supermarket aisle.', 15],
          ['QUIZ', 'Which has more sugar?', 'Ten pairs. Most people get six right.', 10],
        ],
      },
      {
        title: 'Motivational interviewing, part 1',
        modules: [
          ['READING', 'The spirit of it', 'Partnership, acceptance, compassion, evocation.', 30],
          ['VIDEO', 'Reflections, simple and complex', 'Twenty sentences from real sessions.', 28],
          ['LIVE_CLASS', 'Practice in threes', 'Coach, client, observer. Then change.', 75],
        ],
      },
      {
        title: 'Motivational interviewing, part 2',
        modules: [
          ['VIDEO', 'Hearing change talk', 'Desire, ability, reasons, need: what each sounds like.', 24],
          ['ASSIGNMENT', 'Transcribe five minutes', 'Mark every question and every reflection of yours.', 60],
        ],
      },
      {
        title: 'Movement for people who dislike exercise',
        modules: [
          ['READING', 'The first ten minutes count most', 'What the large studies agree on.', 20],
          ['AUDIO', 'A walk with a physical therapist', 'Knees, backs, and where our work ends.', 32],
        ],
      },
      {
        title: 'The gut, simply explained',
        modules: [
          ['VIDEO', 'From plate to bowel in ninety seconds', 'Then again, slowly.', 16],
          ['READING', 'Fiber without the fear', 'How much, how fast, and how to begin.', 22],
          ['QUIZ', 'True, false, nobody knows', 'Fifteen claims about the microbiome.', 12],
        ],
      },
      {
        title: 'Fats, old fears and new evidence',
        modules: [
          ['READING', 'A short history of butter', 'How advice changed, and what never did.', 24],
          ['VIDEO', 'Oils at the stove', 'Smoke points, shelf life, price.', 14],
        ],
      },
      {
        title: 'Cooking with a client on a budget',
        modules: [
          ['VIDEO', 'Twelve dollars, three dinners', 'Rosa cooks with Dana, who has one pot.', 35],
          ['ASSIGNMENT', 'Your own three dinners', 'Plan, cook, photograph, and count the cost.', 120],
        ],
      },
      {
        title: 'Ethics and the limits of coaching',
        modules: [
          ['READING', 'What we do not treat', 'Red flags, and the sentence with which to refer.', 30],
          ['LIVE_CLASS', 'Hard cases', 'Six situations in which kind people disagree.', 75],
          ['QUIZ', 'Refer or stay?', 'Ten cases, one minute each.', 12],
        ],
      },
      {
        title: 'Food and mood',
        modules: [
          [
            'VIDEO',
            'What we know about diet and depression',
            'And how to talk about it without promising.',
            21,
          ],
          ['AUDIO', 'Eating alone', 'Three clients on dinner for one.', 27],
        ],
      },
      {
        title: 'Your first practice session',
        modules: [
          ['READING', 'The shape of fifty minutes', 'Opening, focus, plan, close.', 18],
          [
            'LIVE_CLASS',
            'Supervised practice',
            'A volunteer, a coach, and a supervisor who says little.',
            90,
          ],
          ['ASSIGNMENT', 'Look back on it', 'What you would do again, and what not.', 40],
        ],
      },
    ],
  },
  {
    number: 2,
    program: healthCoach,
    title: 'Cooking for change',
    description: 'Four weeks in the kitchen: dishes that clients keep cooking on their own.',
    languageIso2LetterCode: 'EN',
    weeks: [
      {
        title: 'Knife, pot, heat',
        modules: [
          ['VIDEO', 'One knife, kept sharp', 'The grip, the board, the onion.', 20],
          ['ASSIGNMENT', 'A soup from what is there', 'No shopping. Tell us what you found.', 60],
        ],
      },
      {
        title: 'Vegetables first',
        modules: [
          ['VIDEO', 'Roasting anything', 'One temperature, forty vegetables.', 18],
          ['READING', 'Seasons on one page', 'What is cheap and good, month by month.', 10],
        ],
      },
      {
        title: 'Beans, grains and patience',
        modules: [
          ['VIDEO', 'A pot on Sunday', 'Five meals that begin with the same beans.', 24],
          ['QUIZ', 'How long does it keep?', 'Refrigerator, freezer, trash.', 8],
        ],
      },
      {
        title: 'Cooking beside a client',
        modules: [
          ['AUDIO', 'When the kitchen is a sore spot', 'Shame, mothers, and burnt rice.', 30],
          ['ASSIGNMENT', 'Teach one dish', 'To someone who says they can’t cook.', 90],
        ],
      },
    ],
  },
  {
    number: 3,
    program: healthCoach,
    title: 'Your practice as a business',
    description: 'Finding clients without pretending, setting a price, and keeping records that hold.',
    languageIso2LetterCode: 'EN',
    weeks: [
      {
        title: 'Whom you serve',
        modules: [
          [
            'READING',
            'A practice of one kind of person',
            'Why a narrow focus brings more clients, not fewer.',
            20,
          ],
          ['ASSIGNMENT', 'Ten conversations', 'Ask before you offer.', 120],
        ],
      },
      {
        title: 'What it costs',
        modules: [
          ['VIDEO', 'Prices that you can say aloud', 'From hours to packages.', 22],
          ['QUIZ', 'What remains of $100?', 'Taxes, tools, time.', 10],
        ],
      },
      {
        title: 'Contracts, notes, privacy',
        modules: [
          ['READING', 'Three pages that protect both of you', 'Agreement, scope, cancellation.', 30],
          ['VIDEO', 'Notes that help next time', 'What to write down, and what never.', 16],
        ],
      },
      {
        title: 'Being found',
        modules: [
          ['AUDIO', 'Referrals from people who know you', 'Two coaches, two towns.', 28],
          ['ASSIGNMENT', 'Your page in one hundred words', 'Without “holistic”.', 45],
        ],
      },
    ],
  },
  {
    number: 4,
    program: gutHealth,
    title: 'The microbiome in practice',
    description: 'What six weeks of study can say about a trillion guests, and what a coach may do with it.',
    languageIso2LetterCode: 'EN',
    weeks: [
      {
        title: 'A census of the gut',
        modules: [
          ['VIDEO', 'Who lives there', 'Bacteria, archaea, fungi, and their food.', 25],
          ['READING', 'How we count', 'What a stool test can and cannot tell.', 28],
        ],
      },
      {
        title: 'Fiber, slowly',
        modules: [
          ['READING', 'Thirty plants a week', 'Where the number comes from.', 18],
          ['ASSIGNMENT', 'Count your own', 'One week, herbs included.', 30],
        ],
      },
      {
        title: 'Ferments',
        modules: [
          ['VIDEO', 'Cabbage, salt, time', 'And what may go wrong in the jar.', 26],
          ['QUIZ', 'Alive or pasteurized?', 'Twelve jars from one shelf.', 8],
        ],
      },
      {
        title: 'When the gut hurts',
        modules: [
          ['READING', 'Elimination, and back again', 'Why a diet of exclusions needs a professional.', 32],
          ['LIVE_CLASS', 'With a gastroenterologist', 'Your questions, anonymous if you like.', 60],
        ],
      },
      {
        title: 'Gut and brain',
        modules: [
          ['VIDEO', 'A nerve with two directions', 'The vagus, without the myths.', 20],
          ['AUDIO', 'Breathing before meals', 'Four minutes to try with a client.', 12],
        ],
      },
      {
        title: 'Putting it together',
        modules: [
          ['ASSIGNMENT', 'A plan for Ines', 'One case, one page, three steps.', 90],
          ['QUIZ', 'Final quiz', 'Thirty questions. Take it as often as you like.', 30],
        ],
      },
    ],
  },
  {
    number: 5,
    program: healthCoach,
    title: 'Fundamentos del coaching de salud',
    description:
      'Cómo cambian las personas, qué necesita el cuerpo y qué hace un coach. Ocho semanas de unas cuatro horas.',
    languageIso2LetterCode: 'ES',
    weeks: [
      {
        title: 'El ciclo del hábito',
        modules: [
          ['VIDEO', 'Señal, rutina, recompensa', 'Por qué la galleta de las cuatro no es hambre.', 22],
          ['ASSIGNMENT', 'Una semana con un hábito', 'Observa un hábito tuyo sin cambiarlo.', 30],
        ],
      },
      {
        title: 'Escuchar antes de aconsejar',
        modules: [
          ['AUDIO', 'Dos conversaciones', 'La misma clienta, escuchada y no escuchada.', 26],
          ['QUIZ', '¿Abierta o cerrada?', 'Doce preguntas. ¿Cuáles abren la conversación?', 10],
        ],
      },
      {
        title: 'El azúcar y el desayuno',
        modules: [
          ['READING', 'Qué hace la insulina', 'Cuatro páginas y un dibujo que vale la pena recordar.', 25],
          ['VIDEO', 'Cinco desayunos, cinco curvas', 'Lo que nos sorprendió de cinco voluntarios.', 17],
        ],
      },
      {
        title: 'Sueño, estrés y apetito',
        modules: [
          ['VIDEO', 'Una noche corta y el hambre', 'Dos hormonas y una bolsa de papas a las once.', 18],
          ['ASSIGNMENT', 'Diario de sueño', 'Siete noches, tres números cada una.', 25],
        ],
      },
      {
        title: 'Leer una etiqueta',
        modules: [
          ['VIDEO', 'Porciones y otras ficciones', 'Un paseo por un pasillo del supermercado.', 15],
          ['QUIZ', '¿Cuál tiene más azúcar?', 'Diez parejas. Casi todos aciertan seis.', 10],
        ],
      },
      {
        title: 'Entrevista motivacional',
        modules: [
          ['READING', 'El espíritu', 'Colaboración, aceptación, compasión, evocación.', 30],
          ['LIVE_CLASS', 'Práctica en tríos', 'Coach, cliente, observador. Y se cambia.', 75],
        ],
      },
      {
        title: 'Cocinar con poco',
        modules: [
          ['VIDEO', 'Doce dólares, tres cenas', 'Rosa cocina con Dana, que tiene una sola olla.', 35],
          ['ASSIGNMENT', 'Tus tres cenas', 'Planea, cocina, fotografía y suma el costo.', 120],
        ],
      },
      {
        title: 'Ética y límites',
        modules: [
          ['READING', 'Lo que no tratamos', 'Señales de alarma y la frase para derivar.', 30],
          ['QUIZ', '¿Derivar o seguir?', 'Diez casos, un minuto cada uno.', 12],
        ],
      },
    ],
  },
];

type Following = {
  course: number;
  /** Days from now. */
  starts: number;
  ends: number;
  opens: number;
  /** The number of completed modules, counting from the first. */
  completed: number;
  /** Days since the student's last visit. */
  openedDaysAgo?: number;
  /** The sequence numbers of bookmarked modules. */
  bookmarks?: number[];
};

/** Course enrollments by cast number: a course in every state. */
export const following: Record<number, Following[]> = {
  1: [
    {
      course: 1,
      starts: -98,
      ends: 84,
      opens: -98,
      completed: 21,
      openedDaysAgo: 1,
      bookmarks: [2, 9, 14, 22],
    },
    { course: 2, starts: -230, ends: -200, opens: -230, completed: 8, openedDaysAgo: 203, bookmarks: [3] },
    { course: 3, starts: 91, ends: 126, opens: 84, completed: 0 },
    { course: 4, starts: -3, ends: 60, opens: -5, completed: 0 },
  ],
  3: [{ course: 5, starts: -127, ends: 55, opens: -127, completed: 5, openedDaysAgo: 16, bookmarks: [1, 6] }],
  5: [
    { course: 1, starts: -1_900, ends: -1_720, opens: -1_900, completed: 35, openedDaysAgo: 1_722 },
    { course: 4, starts: -40, ends: 20, opens: -40, completed: 9, openedDaysAgo: 4 },
  ],
};
