/** A drawn portrait: what all have in common, and the hair and things that make a person. */
type Portrait = {
  ground: string;
  /** The disc behind the head. */
  sun: string;
  skin: string;
  /** The skin in the shade: neck, ears, nose. */
  shade: string;
  hair: string;
  top: string;
  /** Shapes behind the head, mostly hair. */
  behind?: string;
  /** Shapes over the top, such as a collar. */
  collar?: string;
  /** Shapes over the face: hair, glasses, beard. */
  front: string;
  /** A smile that is drawn over a beard. */
  lips?: string;
};

const ink = '#33261f';

function draw({
  ground,
  sun,
  skin,
  shade,
  hair,
  top,
  behind = '',
  collar = '',
  front,
  lips = '#a4493d',
}: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 240 240">
<path fill="${ground}" d="M0 0h240v240H0z"/>
<circle cx="120" cy="108" r="86" fill="${sun}"/>
<g fill="${hair}">${behind}</g>
<path fill="${top}" d="M22 240c2-46 30-64 66-70q32 20 64 0c36 6 64 24 66 70z"/>
<path fill="${shade}" d="M100 128h40v32q4 9 14 11-34 36-68 0 10-2 14-11z"/>
${collar}
<g fill="${shade}"><circle cx="78" cy="108" r="9"/><circle cx="162" cy="108" r="9"/></g>
<path fill="${skin}" d="M78 92c0-30 18-46 42-46s42 16 42 46c0 34-18 62-42 62s-42-28-42-62z"/>
<g fill="${ink}"><ellipse cx="103" cy="106" rx="3.6" ry="4.4"/><ellipse cx="137" cy="106" rx="3.6" ry="4.4"/></g>
<g fill="none" stroke-linecap="round" stroke-width="3"><path stroke="${hair}" d="M95 94q8-5 15-1M130 93q8-4 15 1"/><path stroke="${shade}" d="M121 104q5 12-3 14"/></g>
${front}
<path fill="none" stroke="${lips}" stroke-width="3.4" stroke-linecap="round" d="M107 130q13 11 26 0"/>
</svg>`;
}

const glasses = `<g fill="none" stroke="${ink}" stroke-width="2.6"><circle cx="103" cy="107" r="14"/><circle cx="137" cy="107" r="14"/><path d="M117 105q3-3 6 0M89 103l-10-4M151 103l10-4"/></g>`;

/** Portraits of people of the demo world, by cast number, as SVG. The others have none, as many people don't. */
export const portraits: Record<number, string> = {
  1: draw({
    ground: '#cfe3d4',
    sun: '#f7d9b0',
    skin: '#f4cfb4',
    shade: '#e2ad8c',
    hair: '#c98f4a',
    top: '#2f6f56',
    behind:
      '<circle cx="120" cy="30" r="20"/><path d="M70 112c-8-52 18-74 50-74s58 22 50 74q-4 20-14 26H84q-10-6-14-26z"/>',
    collar: '<path fill="#285e49" d="M92 168q28 30 56 0l8 2q-36 42-72 0z"/>',
    front: '<path fill="#c98f4a" d="M76 98c-4-38 18-54 44-54s48 16 44 54q-6-30-40-38-36 6-48 38z"/>',
  }),
  3: draw({
    ground: '#f4d8c6',
    sun: '#fbeadb',
    skin: '#d9a077',
    shade: '#bd8159',
    hair: '#2b1d1b',
    top: '#3f7c93',
    behind:
      '<path d="M72 106c-6-50 16-70 48-70s54 20 48 70q-2 12-8 18H80q-6-6-8-18z"/><path d="M150 118c26 6 32 40 20 74-12-4-22-30-24-60z"/>',
    collar: '<path fill="#346a7e" d="M88 170l32 40 32-40 10 2-42 54-42-54z"/>',
    front: '<path fill="#2b1d1b" d="M76 96c-2-36 18-52 44-52s46 16 44 52q-8-8-14-26-22 6-46-6-20 8-28 32z"/>',
  }),
  5: draw({
    ground: '#f2c9a5',
    sun: '#f9e3c4',
    skin: '#cf9468',
    shade: '#b3764d',
    hair: '#3d2419',
    top: '#b6492f',
    behind:
      '<path d="M120 30c42 0 60 28 60 66 0 26 14 40 8 66-4 20-24 28-40 22H92c-16 6-36-2-40-22-6-26 8-40 8-66 0-38 18-66 60-66z"/>',
    collar: '<path fill="#9b3c26" d="M88 169q32 44 64 0l7 2q-39 58-78 0z"/>',
    front:
      '<path fill="#3d2419" d="M75 104c-6-40 14-62 46-62 30 0 50 20 44 62-8-12-10-32-34-44-10 18-44 18-56 44z"/><g fill="#e7b04a"><circle cx="77" cy="122" r="4"/><circle cx="163" cy="122" r="4"/></g>',
  }),
  22: draw({
    ground: '#e9d3ea',
    sun: '#f8e8d6',
    skin: '#7b4a30',
    shade: '#623722',
    hair: '#1d1413',
    top: '#d98a2b',
    behind: '<ellipse cx="120" cy="30" rx="30" ry="24"/><path d="M74 104c-4-46 16-66 46-66s50 20 46 66z"/>',
    collar: '<path fill="#bd7520" d="M90 168q30 34 60 0l8 2q-38 48-76 0z"/>',
    front:
      '<path fill="#1d1413" d="M76 96c-2-36 18-52 44-52s46 16 44 52q-8-30-44-32-36 2-44 32z"/><g fill="none" stroke="#e7b04a" stroke-width="3"><circle cx="77" cy="126" r="7"/><circle cx="163" cy="126" r="7"/></g>',
    lips: '#d9826f',
  }),
  51: draw({
    ground: '#f3dca2',
    sun: '#fbf0d3',
    skin: '#8d5a3b',
    shade: '#71442a',
    hair: '#4d4744',
    top: '#6a3f6b',
    behind: '<path d="M120 20c46 0 70 30 66 68-2 24-16 40-30 42H84c-14-2-28-18-30-42-4-38 20-68 66-68z"/>',
    collar: '<path fill="#58325a" d="M86 170q34 26 68 0v14q-34 24-68 0z"/>',
    front: `<path fill="#4d4744" d="M77 94c-2-32 18-50 43-50s45 18 43 50q-6-16-14-24-12 4-28-2-16 8-30 2-10 10-14 24z"/><path fill="#8a827d" d="M98 52q20-10 44 0-22-3-44 0z"/>${glasses}`,
    lips: '#d9826f',
  }),
  52: draw({
    ground: '#c8dbe6',
    sun: '#f6e2c3',
    skin: '#c98d62',
    shade: '#ad7148',
    hair: '#251a17',
    top: '#46586b',
    collar:
      '<path fill="#f3efe6" d="M100 166l20 24 20-24 8 6-28 36-28-36z"/><path fill="#384858" d="M84 170l16-4-6 38zM156 170l-16-4 6 38z"/>',
    front:
      '<path fill="#251a17" d="M75 96c-6-40 16-58 47-58 28 0 48 18 43 58-6-8-8-18-10-26-18-2-40 2-56-10-12 8-18 18-24 36z"/><path fill="#251a17" d="M78 104c3 34 16 54 42 54s39-20 42-54q-6 16-18 18-10-6-24 0-14-6-24 0-12-2-18-18z"/><path fill="#c98d62" d="M104 126q16-6 32 0-2 14-16 14t-16-14z"/>',
  }),
  53: draw({
    ground: '#d5dcf0',
    sun: '#f7e1d6',
    skin: '#f0c8a4',
    shade: '#dba47c',
    hair: '#1f1a1e',
    top: '#8a3f56',
    behind: '<path d="M120 34c38 0 54 24 54 58v52q-2 12-16 14H82q-14-2-16-14V92c0-34 16-58 54-58z"/>',
    collar: '<path fill="#743247" d="M94 156h52v24q-26 18-52 0z"/>',
    front: `<path fill="#1f1a1e" d="M75 130V92c0-34 18-50 45-50s45 16 45 50v38q-8-14-9-44-36 4-72 0-1 30-9 44z"/>${glasses}`,
  }),
};
