'use client';
import { OpenShell } from '#/components/shell/open-shell.tsx';
import { Button } from '#/components/ui/button.tsx';
import { Field } from '#/components/ui/field.tsx';
import { PasswordInput } from '#/components/ui/password-input.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';
export default function Page() {
  return (
    <OpenShell
      title="Welcome back"
      description="Sign in to see how your team is doing."
      aside={
        <>
          New here? <TextLink href="/signUp">Create an account</TextLink>
        </>
      }
    >
      <form className="flex flex-col gap-5">
        <Field label="E-mail">{(c) => <TextInput {...c} type="email" />}</Field>
        <Field label="Password">{(c) => <PasswordInput {...c} autoComplete="current-password" />}</Field>
        <Button type="submit" full="always">
          Sign in
        </Button>
      </form>
    </OpenShell>
  );
}
