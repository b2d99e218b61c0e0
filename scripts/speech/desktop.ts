/** A desktop without screen and sound on which the screen reader Orca reads Firefox aloud, into a file. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** What Debian's packages bring. */
const needed = {
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/orca': 'orca',
  '/usr/bin/firefox-esr': 'firefox-esr',
};

export const missingPackages = (): string[] =>
  Object.entries(needed).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

export interface Desktop {
  /** The versions of what is heard, for reports. */
  versions: string;
  /** Everything that was said since the start. */
  said: () => Promise<string[]>;
  xdotool: (...args: string[]) => void;
  close: () => void;
}

const orcaSettings = {
  general: {
    speechServerFactory: 'text_speech',
    // A silent voice would be at the end of the page at once.
    sayAllOnLoad: false,
    firstStart: false,
  },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

const firefoxSettings = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.inTitlebar': 0,
  'browser.translations.automaticallyPopup': false,
  'browser.urlbar.autoFill': false,
  'browser.urlbar.suggest.searches': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

/** The first line that a process writes to a pipe. */
async function firstLine(child: ChildProcess, pipe: number): Promise<string> {
  const [chunk] = await once(child.stdio[pipe]!, 'data');
  return String(chunk).trim();
}

/** Writes the settings of all programs into their home. */
async function writeSettings(home: string, profile: string): Promise<void> {
  const settings = join(home, '.local/share/orca');
  for (const folder of [profile, settings]) await mkdir(folder, { recursive: true });
  await mkdir(join(home, 'run'), { mode: 0o700 });
  await writeFile(join(settings, 'user-settings.conf'), JSON.stringify(orcaSettings));
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(firefoxSettings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
      .join(''),
  );
  // Its own keys would take some of the page's.
  await writeFile(
    join(home, 'rc.xml'),
    '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>',
  );
}

export async function startDesktop(): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'speech-'));
  const speechFile = join(home, 'said.jsonl');
  const profile = join(home, 'profile');
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    // Its process would outlive the browser.
    MOZ_CRASHREPORTER_DISABLE: '1',
    PYTHONPATH: import.meta.dirname,
    PYTHONDONTWRITEBYTECODE: '1',
    SPEECH_FILE: speechFile,
  };
  const started: ChildProcess[] = [];
  // Each process leads a group, so that its children end with it.
  const start = (command: string, args: string[], pipe?: 1 | 3) => {
    const stdio = [0, 1, 2, 3].map((index) => (index === pipe ? ('pipe' as const) : ('ignore' as const)));
    const child = spawn(command, args, { env, cwd: home, detached: true, stdio });
    started.push(child);
    return child;
  };
  const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
  const close = () => {
    for (const child of started.splice(0)) if (isRunning(child)) process.kill(-child.pid!, 'SIGKILL');
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', close);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const said = async () =>
    (await readFile(speechFile, 'utf8').catch(() => ''))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string);
  const says = async (text: string) => {
    while (!(await said()).some((line) => line.includes(text))) {
      const ended = started.find((child) => !isRunning(child));
      // Orca does so beside another one of the same user.
      if (ended) throw new Error(`${ended.spawnfile} has ended`);
      await setTimeout(200);
    }
  };

  try {
    await writeSettings(home, profile);
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], 3);
    env.DISPLAY = `:${await firstLine(screen, 3)}`;
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], 1);
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, 1);
    start('openbox', ['--config-file', join(home, 'rc.xml')]);
    start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
    start('orca', []);
    await says('Screen reader on');
    start('firefox-esr', ['--no-remote', '--profile', profile, 'about:blank']);
    const xdotool = (...args: string[]) => void execFileSync('xdotool', args, { env });
    // The empty page, and then its address bar.
    await says('combo box');
    xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync');
    const version = (command: string) =>
      execFileSync(command, ['--version'], { env, encoding: 'utf8' }).trim();
    return { versions: `Orca ${version('orca')}, ${version('firefox-esr')}`, said, xdotool, close };
  } catch (error) {
    close();
    throw error;
  }
}
