import { LinkButton } from '#/components/ui/buttons/link-button.tsx';

const steps = [
  ['Create a team', 'Give it a name and choose when its check-ins go out.'],
  ['Invite people', 'They get an email with a link and choose a password.'],
  ['See how the team is doing', 'The dashboard fills in after the first check-in.'],
] as const;

/** For a company without teams: three steps, the first of them a button. */
export function FirstSteps() {
  return (
    <div className="flex flex-col items-start gap-6 p-5 medium:p-8">
      <h3 className="text-20">Start with your first team</h3>
      <ol className="flex flex-col gap-4">
        {steps.map(([title, text], at) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-13 text-accent-text tabular-nums"
            >
              {at + 1}
            </span>
            <div>
              <p className="font-medium">{title}</p>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton href="/teamCreate" full>
        Create a team
      </LinkButton>
    </div>
  );
}
