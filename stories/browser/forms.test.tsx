import { IntlProvider, PasswordField, TextField } from '@institute/design-system';
import { SignInForm } from '@institute/design-system/account';
import { useForm } from '@institute/design-system/forms';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

function SignIn({ action }: { action?: string | ((data: FormData) => void) }) {
  const form = useForm({
    draft: { none: 'A password is never stored.' },
    defaultValues: { email: '', password: '' },
    onSubmit: () => null,
  });
  return (
    <form.Form {...(action !== undefined && { action })}>
      <form.Field name="email" as={TextField} kind="email" label="E-mail" />
      <form.Field name="password" as={PasswordField} label="Password" />
      <form.SubmitButton>Sign in</form.SubmitButton>
    </form.Form>
  );
}

/** The form of a page that was rendered on a server, before its scripts. */
function served(page: React.ReactNode): HTMLFormElement {
  document.body.innerHTML = renderToString(<IntlProvider locale="en">{page}</IntlProvider>);
  return document.querySelector('form')!;
}

describe('a form that is submitted before the scripts have loaded', () => {
  it('is posted to its page, so that no password reaches the URL', () => {
    const form = served(<SignIn />);
    expect(form.method).toBe('post');
    expect(form.action).toBe(location.href);
  });

  it('is posted to its `action`', () => {
    const form = served(<SignIn action="/sign-in" />);
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/sign-in');
  });

  it('is left to React if its `action` is a function', () => {
    const form = served(<SignIn action={() => {}} />);
    expect(form.getAttribute('action')).toMatch(/^javascript:/);
  });
});

it('posts the form for signing in', () => {
  const form = served(<SignInForm email="" onSignIn={async () => undefined} />);
  expect(form.method).toBe('post');
});
