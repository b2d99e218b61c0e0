/** A piece of text and when it is shown. */
export interface Cue {
  /** Milliseconds from the start of the video. */
  start: number;
  end: number;
  /** One or more lines, without markup. Who speaks comes first, as in `Rosa: Hello`. */
  text: string;
  /** Where WebVTT places it, such as `line:0`. */
  settings: string;
}

export type CaptionsProblem =
  | { rule: 'captionsTime' | 'captionsOrder' | 'captionsGap'; line: number }
  | { rule: 'captionsEmpty' };

const [hour, minute, second] = [3_600_000, 60_000, 1000];
const time = String.raw`(?:(\d{1,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s+(.*))?$`);
const setting = /^(?:vertical|line|position|size|align):[\w%.,-]+$/;
/** Blocks of WebVTT that aren't captions. */
const other = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** The text without tags. Players don't show the name in `<v Rosa>`, so it becomes part of the text. */
const plainVtt = (text: string) =>
  text
    .replace(/<v(?:\.[^\s<>]*)?\s([^<>]+)>/g, (_, name: string) => `${name.trim()}: `)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name]!);

const plainSrt = (text: string) => text.replace(/<\/?(?:[biu]|font\b[^<>]*)>|\{\\[^{}]*\}/gi, '');

const inMilliseconds = (parts: (string | undefined)[]) => {
  const [hours = '0', minutes, seconds, rest] = parts;
  return Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second + Number(rest);
};

/** Reads captions in WebVTT or SubRip (.srt). Returns what is wrong with the first line that can't be read. */
export function parseCaptions(file: string): Cue[] | CaptionsProblem {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0]!);
  const cues: Cue[] = [];
  let at = 0;
  const skipBlock = () => {
    while (at < lines.length && lines[at]!.trim() !== '') at += 1;
  };
  if (isVtt) skipBlock();
  while (at < lines.length) {
    if (lines[at]!.trim() === '') {
      at += 1;
      continue;
    }
    if (isVtt && other.test(lines[at]!)) {
      skipBlock();
      continue;
    }
    // The first line may be a number or a name.
    if (!lines[at]!.includes('-->')) at += 1;
    const found = timing.exec(lines[at] ?? '');
    if (!found) return { rule: 'captionsTime', line: Math.min(at + 1, lines.length) };
    const start = inMilliseconds(found.slice(1, 5));
    const end = inMilliseconds(found.slice(5, 9));
    if (end <= start || start < (cues.at(-1)?.start ?? 0)) return { rule: 'captionsOrder', line: at + 1 };
    const settings = (found[9] ?? '').split(/\s+/).filter((one) => setting.test(one));
    const first = at + 1;
    at = first;
    skipBlock();
    const content = lines.slice(first, at);
    const gap = content.findIndex((line) => line.includes('-->'));
    if (gap >= 0) return { rule: 'captionsGap', line: first + gap + 1 };
    const text = content
      .map((line) => (isVtt ? plainVtt(line) : plainSrt(line)).trim())
      .filter(Boolean)
      .join('\n');
    if (text) cues.push({ start, end, text, settings: settings.join(' ') });
  }
  return cues.length > 0 ? cues : { rule: 'captionsEmpty' };
}

function spellTime(milliseconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(milliseconds % second).padStart(3, '0');
  return `${two(milliseconds / hour)}:${two((milliseconds % hour) / minute)}:${two((milliseconds % minute) / second)}.${rest}`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The captions as a WebVTT file. */
export const formatCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues
    .map(({ start, end, text, settings }) =>
      ['', `${spellTime(start)} --> ${spellTime(end)}${settings && ` ${settings}`}`, escaped(text), ''].join(
        '\n',
      ),
    )
    .join('')}`;

/** Sentences that follow each other within this time are one paragraph. */
const pause = 2000;

/** The captions as text to read: a paragraph ends when the speaker pauses or changes. */
export function transcriptOf(cues: readonly Cue[]): string[] {
  const paragraphs: string[] = [];
  for (const [index, { start, text }] of cues.entries()) {
    const words = text.replace(/\n/g, ' ');
    const before = cues[index - 1];
    const isContinued = before && start - before.end < pause && !/^(?:[-–—>]|[^:]{1,30}: )/.test(words);
    if (isContinued) paragraphs.push(`${paragraphs.pop()} ${words}`);
    else paragraphs.push(words);
  }
  return paragraphs;
}
