import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A new account opens its session wherever its owner is, and the page that they went to isn't for signed-in people. */
const exceptions = ['portal/src/get-started/CodeStep.tsx'];

/** Functions that run when something was answered, in whatever way they are written. */
const answered = /^on(Done|Success|Saved|Settled|Error|Refused)$/;

/** The lines where the result of a plain `useNavigate` is called once an answer has arrived, which may be after the page was left. */
function lateNavigations(file: string, text: string): number[] {
  /** Whether `navigate` is the plain one, in each function around. */
  const plain: boolean[] = [false];
  const found: number[] = [];
  let late = 0;
  const enter = ({ async }: { async: boolean }) => {
    plain.push(plain.at(-1)!);
    late += Number(async);
  };
  const leave = ({ async }: { async: boolean }) => {
    plain.pop();
    late -= Number(async);
  };
  const isAnswered = ({ key }: { key: ESTree.PropertyKey }) =>
    key.type === 'Identifier' && answered.test(key.name);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'navigate' || init?.type !== 'CallExpression') return;
      plain[plain.length - 1] = init.callee.type === 'Identifier' && init.callee.name === 'useNavigate';
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    Property(node) {
      if (isAnswered(node)) late += 1;
    },
    'Property:exit'(node) {
      if (isAnswered(node)) late -= 1;
    },
    CallExpression({ callee, start }) {
      if (late > 0 && plain.at(-1) && callee.type === 'Identifier' && callee.name === 'navigate')
        found.push(text.slice(0, start).split('\n').length);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

it('finds an answer that leads someone away from where they went', () => {
  const screen = (rest: string) => `function Screen() {
    const navigate = useNavigate();
    ${rest}
  }`;
  const linesOf = (rest: string) => lateNavigations('Screen.tsx', screen(rest));
  expect(linesOf("useMutation({ mutationFn, onSuccess: () => navigate('/home') });")).toEqual([3]);
  expect(linesOf("useOnce({ onDone() { navigate('/home'); } });")).toEqual([3]);
  expect(linesOf("return <Form onSubmit={async () => { await save(); navigate('/home'); }} />;")).toEqual([
    3,
  ]);
  expect(linesOf("return <Button onPress={() => navigate('/home')} />;")).toEqual([]);
});

it('leads no one away from where they went while something was saved', () => {
  const files = ['portal', 'coach'].flatMap((app) => globSync(`${app}/src/**/*.{ts,tsx}`, { cwd: root }));
  const found = files
    .filter((file) => !exceptions.includes(file))
    .flatMap((file) =>
      lateNavigations(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
    );
  expect(found).toEqual([]);
});
