import { IntlProvider } from '@institute/design-system';
import {
  type LayoutProps,
  lazyLayout,
  lazyScreen,
  type Route,
  Routes,
  usePreload,
  type Visitor,
} from '@institute/design-system/app';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const text = (defaultMessage: string) => ({ id: defaultMessage, defaultMessage });
const page = (heading: string) => ({
  default: () => (
    <main>
      <h1>{heading}</h1>
    </main>
  ),
});

const anybody = { layout: 'plain' } as const;
const routes: Route<'plain'>[] = [
  {
    ...anybody,
    name: 'login',
    path: '/login',
    title: text('Sign in'),
    screen: lazyScreen(async () => page('Sign in')),
    isForVisitorsOnly: true,
  },
  {
    ...anybody,
    name: 'home',
    path: '/home',
    title: text('Home'),
    screen: lazyScreen(async () => page('Home')),
    requiresAuth: true,
  },
  {
    ...anybody,
    name: 'coachProfile',
    path: '/coach/profile',
    title: text('Coach'),
    screen: lazyScreen(async () => page('Coach')),
    requiresAuth: true,
    accessPermission: 'COACH',
  },
  {
    ...anybody,
    name: 'course',
    path: '/courses/:courseId',
    title: text('Course'),
    screen: lazyScreen(async () => ({
      default: ({ params }) => (
        <main>
          <h1>{`Course ${params.courseId}`}</h1>
        </main>
      ),
    })),
  },
];
const notFound: Route<'plain'> = {
  ...anybody,
  name: 'notFound',
  path: '*',
  title: text('Page not found'),
  screen: lazyScreen(async () => page('Not here')),
};

const nobody: Visitor = { isAuthenticated: false, isVerifiedEmail: false, roles: [] };
const student: Visitor = { isAuthenticated: true, isVerifiedEmail: true, roles: [{ name: 'STUDENT' }] };

/** An app with an in-memory location. */
async function openApp(
  start: string,
  visitor: Visitor,
  extra: Route<'plain'>[] = [],
  Layout: ComponentType<LayoutProps> = ({ children }) => <>{children}</>,
) {
  const { hook, navigate, history } = memoryLocation({ path: start, record: true });
  const onForbidden = vi.fn();
  await act(async () => {
    render(
      <IntlProvider locale="en">
        <Router hook={hook}>
          <Routes
            routes={[...extra, ...routes]}
            notFound={notFound}
            layouts={{ plain: Layout }}
            visitor={visitor}
            paths={{
              signIn: (path) => `/login?action=${path}`.split('?')[0]!,
              pendingVerification: '/pending',
              home: '/home',
              wantedParameter: 'action',
            }}
            onForbidden={onForbidden}
            productName="Product"
            renderError={(_error, retry) => (
              <button type="button" onClick={retry}>
                Try again
              </button>
            )}
          />
        </Router>
      </IntlProvider>,
    );
  });
  return { go: (path: string) => act(async () => navigate(path)), path: () => history.at(-1), onForbidden };
}

it('shows the screen of a path with its parameters, and not-found for any other [G-10]', async () => {
  const { go } = await openApp('/courses/42', nobody);
  expect(await screen.findByRole('heading', { name: 'Course 42' })).toBeTruthy();
  expect(document.title).toBe('Course · Product');
  await go('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Not here' })).toBeTruthy();
  expect(document.title).toBe('Page not found · Product');
});

it('redirects home after a failed role check, and reports it [G-01]', async () => {
  const { path, onForbidden } = await openApp('/coach/profile', student);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  expect(path()).toBe('/home');
  expect(onForbidden).toHaveBeenCalledTimes(1);
});

it('moves the focus to the heading and scrolls to the top on each navigation [G-11]', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { go } = await openApp('/home', student);
  await screen.findByRole('heading', { name: 'Home' });
  await go('/courses/7');
  const heading = await screen.findByRole('heading', { name: 'Course 7' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it.each([
  ['a menu', { role: 'menu' }],
  ['something that unfolds', { ariaExpanded: 'true' }],
])('leaves the focus in %s that was opened while the screen was loading', async (_, opened) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const coming = Promise.withResolvers<ReturnType<typeof page>>();
  const { go } = await openApp('/home', student, [
    {
      ...anybody,
      name: 'slow',
      path: '/slow',
      title: text('Slow'),
      screen: lazyScreen(() => coming.promise),
    },
  ]);
  await screen.findByRole('heading', { name: 'Home' });
  const menu = Object.assign(document.createElement('div'), { tabIndex: -1, ...opened });
  document.body.append(menu);

  await go('/slow');
  menu.focus();
  await act(async () => coming.resolve(page('Slow')));
  await screen.findByRole('heading', { name: 'Slow' });
  await waitFor(() => expect(document.title).toBe('Slow · Product'));
  expect(document.activeElement).toBe(menu);

  // The next navigation was started in it.
  await go('/courses/7');
  const heading = await screen.findByRole('heading', { name: 'Course 7' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  menu.remove();
});

it('moves the focus also if the first page was left before it was there, and never on the first one [G-11]', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const slow: Route<'plain'> = {
    ...anybody,
    name: 'slow',
    path: '/slow',
    title: text('Slow'),
    screen: lazyScreen(async () => {
      await code;
      return page('Slow');
    }),
  };
  const { go } = await openApp('/slow', student, [slow]);
  await go('/home');
  expect(await screen.findByRole('heading', { name: 'Home' })).toHaveFocus();
  arrive();
  cleanup();

  // Redirected from a page for visitors.
  await openApp('/login', student);
  expect(await screen.findByRole('heading', { name: 'Home' })).not.toHaveFocus();
});

it('offers a retry when a screen’s code fails to load, and then shows the screen [G-12]', async () => {
  const load = vi.fn(async () => page('Late'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const unreachable = { check: async () => 'unreachable' as const, reload: vi.fn() };
  // React logs errors caught by an error boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openApp('/late', nobody, [
    { ...anybody, name: 'late', path: '/late', title: text('Late'), screen: lazyScreen(load, unreachable) },
  ]);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => retry.click());
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeTruthy();
});

function Ahead() {
  const preload = usePreload();
  return (
    <button type="button" onClick={() => preload('/steps/2')}>
      Fetch ahead
    </button>
  );
}

it('prefetches the code of a screen before a visit', async () => {
  const load = vi.fn(async () => page('Next'));
  const { go } = await openApp('/ahead', nobody, [
    {
      ...anybody,
      name: 'ahead',
      path: '/ahead',
      title: text('Ahead'),
      screen: lazyScreen(async () => ({ default: Ahead })),
    },
    { ...anybody, name: 'step', path: '/steps/:step', title: text('Step'), screen: lazyScreen(load) },
  ]);
  const button = await screen.findByRole('button', { name: 'Fetch ahead' });
  expect(load).not.toHaveBeenCalled();
  await act(async () => button.click());
  expect(load).toHaveBeenCalledTimes(1);
  await go('/steps/2');
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads the code of a screen and of its layout in parallel, with a placeholder', async () => {
  const load = vi.fn(async () => page('Next'));
  let arrive = (_: { default: ComponentType<LayoutProps> }) => {};
  const Layout = lazyLayout(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const step = { ...anybody, name: 'step', path: '/steps/:step', title: text('Step') };
  await openApp('/steps/2', nobody, [{ ...step, screen: lazyScreen(load) }], Layout);
  expect(load).toHaveBeenCalledOnce();
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () =>
    arrive({ default: ({ children }) => <section aria-label="Frame">{children}</section> }),
  );
  expect(within(screen.getByRole('region', { name: 'Frame' })).getByRole('heading').textContent).toBe('Next');
});
