'use client';
import { Frown, Inbox, Meh, Plus, Smile, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import { prepareStackedBarChart } from '#/components/charts/prepare-stacked-bar-chart.ts';
import { Sparkline } from '#/components/charts/sparkline.tsx';
import { StackedBarChart } from '#/components/charts/stacked-bar-chart.tsx';
import { Alert } from '#/components/ui/alert.tsx';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { Checkbox } from '#/components/ui/checkbox.tsx';
import { ChoiceChips } from '#/components/ui/choice-chips.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { ErrorSummary } from '#/components/ui/error-summary.tsx';
import { Field } from '#/components/ui/field.tsx';
import { FigureCard } from '#/components/ui/figure-card.tsx';
import { IconButton } from '#/components/ui/icon-button.tsx';
import { LinkButton } from '#/components/ui/link-button.tsx';
import { LoadingArea } from '#/components/ui/loading-area.tsx';
import { PageHeader } from '#/components/ui/page-header.tsx';
import { PasswordInput } from '#/components/ui/password-input.tsx';
import { ProgressBar } from '#/components/ui/progress-bar.tsx';
import { RadioCards } from '#/components/ui/radio-cards.tsx';
import { SegmentedControl } from '#/components/ui/segmented-control.tsx';
import { Select } from '#/components/ui/select.tsx';
import { showMessage } from '#/components/ui/show-message.ts';
import { Skeleton } from '#/components/ui/skeleton.tsx';
import { Slider } from '#/components/ui/slider.tsx';
import { Switch } from '#/components/ui/switch.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#/components/ui/table.tsx';
import { TextArea } from '#/components/ui/text-area.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';
import { TextLink } from '#/components/ui/text-link.tsx';
import { ThemeToggle } from '#/components/ui/theme-toggle.tsx';
import { Tooltip } from '#/components/ui/tooltip.tsx';

const day = (i: number) => new Date(Date.UTC(2026, 9, 1 + i)).toISOString().slice(0, 10);
const wave = (i: number, o: number) => Math.round(60 + o + 14 * Math.sin(i / 3 + o) + 5 * Math.cos(i * 1.7 + o));
const days = Array.from({ length: 30 }, (_, i) => i).filter((i) => (i + 3) % 7 < 5);
const one = prepareLineChart({
  title: 'Motivation',
  unit: '',
  bucket: 'day',
  locale: 'en-GB',
  lines: [
    {
      name: 'Motivation',
      points: days.map((i) => ({ date: day(i), record: i === 8 || i === 18 || i === 20 ? null : wave(i, 4) })),
    },
  ],
  previous: { points: days.map((i) => ({ date: day(i - 30), record: wave(i, -6) })) },
});
const four = prepareLineChart({
  title: 'Performance by department',
  unit: '%',
  bucket: 'week',
  locale: 'en-GB',
  lines: [
    ...['Engineering', 'Sales', 'Operations', 'People'].map((name, k) => ({
      name,
      points: Array.from({ length: 26 }, (_, i) => ({ date: day(i * 7 - 170), record: wave(i, k * 5 - 8) })),
    })),
  ],
});
const five = prepareLineChart({
  title: 'With average',
  unit: '%',
  bucket: 'month',
  locale: 'en-GB',
  lines: [
    ...['Engineering', 'Sales', 'Operations', 'People'].map((name, k) => ({
      name,
      points: Array.from({ length: 12 }, (_, i) => ({
        date: `2026-${String(i + 1).padStart(2, '0')}-01`,
        record: wave(i, k * 5 - 8),
      })),
    })),
    {
      name: 'Company average',
      colour: 'average' as const,
      points: Array.from({ length: 12 }, (_, i) => ({
        date: `2026-${String(i + 1).padStart(2, '0')}-01`,
        record: wave(i, 0),
      })),
    },
  ],
});
const bars = prepareStackedBarChart({
  title: 'Sentiment',
  bucket: 'day',
  locale: 'en-GB',
  names: { good: 'Good', meh: 'Mixed', bad: 'Bad' },
  points: days.map((i) => ({
    date: day(i),
    good: i === 8 ? null : 40 + (i % 5) * 6,
    meh: i === 8 ? null : 30 - (i % 3) * 4,
    bad: i === 8 ? null : 30 - (i % 5) * 6 + (i % 3) * 4,
  })),
});

export function Gallery() {
  const [s, setS] = useState<number | null>(null);
  const [s2, setS2] = useState<number | null>(65);
  const [mood, setMood] = useState<string | null>('calm');
  const [chips, setChips] = useState<number[]>([1, 3, 4]);
  const [frame, setFrame] = useState('1m');
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [errors, setErrors] = useState<{ message: string; fieldId?: string }[]>([]);
  const empty = <EmptyState title="No check-ins yet">The first answers arrive after Monday 9:00.</EmptyState>;
  return (
    <main className="mx-auto flex max-w-7xl flex-col gap-8 p-4 medium:p-6">
      <PageHeader
        title="Everything in one place"
        description="A long enough description to see where it wraps, and whether the buttons stay where they should."
        actions={
          <>
            <ThemeToggle />
            <Button variant="secondary">Cancel</Button>
            <Button icon={<Plus />}>Invite people</Button>
          </>
        }
      />
      <Card title="Buttons" description="All variants">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="destructive">Delete team</Button>
          <Button size="small">Small</Button>
          <Button size="large">Large</Button>
          <Button loading>Saving changes</Button>
          <Button disabled>Disabled</Button>
          <Button id="load" loading={loading} onClick={() => setLoading(true)}>
            Click to load
          </Button>
          <LinkButton href="/gallery" variant="secondary">
            Link button
          </LinkButton>
          <TextLink href="/gallery">Text link</TextLink>
          <Tooltip text="Removes the person">
            <IconButton label="Remove" tone="destructive" icon={<Trash2 />} />
          </Tooltip>
          <Button id="open" variant="secondary" onClick={() => setOpen(true)}>
            Open dialog
          </Button>
          <Button
            id="msg"
            variant="secondary"
            onClick={() => {
              showMessage({
                kind: 'good',
                text: 'The invitation is on its way.',
                action: { label: 'Undo', onClick: () => {} },
              });
              showMessage({ kind: 'bad', text: 'That did not work. Please try again in a minute.' });
            }}
          >
            Message
          </Button>
        </div>
      </Card>
      <div className="grid gap-6 large:grid-cols-2">
        <Card title="Form">
          <form
            className="flex flex-col gap-5"
            onSubmit={(e) => {
              e.preventDefault();
              setErrors([{ message: 'Email is required!', fieldId: 'g-mail' }, { message: 'Something else' }]);
            }}
          >
            <ErrorSummary errors={errors} />
            <Field
              label="E-mail"
              id="g-mail"
              error={errors.length ? 'Email is required!' : undefined}
              help="We only use it for sign-in and check-ins."
              required
            >
              {(c) => <TextInput {...c} type="email" placeholder="you@company.com" />}
            </Field>
            <Field label="Password">
              {(c) => <PasswordInput {...c} autoComplete="new-password" defaultValue="secret-things" />}
            </Field>
            <Field label="Time zone" optional>
              {(c) => (
                <Select
                  {...c}
                  defaultValue=""
                  placeholder="Choose a time zone"
                  options={[
                    { value: 1, label: 'GMT+1 Berlin' },
                    { value: 2, label: 'GMT+2 Helsinki' },
                  ]}
                />
              )}
            </Field>
            <Field label="Anything you want to add?" optional>
              {(c) => <TextArea {...c} />}
            </Field>
            <Checkbox label="Remember me on this device" help="Only on your own computer." defaultChecked />
            <Checkbox label="Unchecked" />
            <Checkbox label="Disabled" disabled />
            <Switch label="Send reminders" defaultChecked />
            <Switch label="Does not apply to me today" trailing help="Leaves this question out." />
            <div className="flex justify-end gap-2 max-medium:flex-col-reverse">
              <Button full variant="secondary">
                Cancel
              </Button>
              <Button full type="submit" id="submit">
                Save
              </Button>
            </div>
          </form>
        </Card>
        <Card title="Questionnaire controls">
          <div className="flex flex-col gap-8">
            <Slider
              label="How much of what you set out to do did you get done?"
              value={s}
              onChange={setS}
              step={5}
              unit="%"
              anchors={{ start: 'Nothing', middle: 'About half', end: 'All of it' }}
            />
            <Slider label="Set already" value={s2} onChange={setS2} step={5} unit="%" error="Please answer this one." />
            <RadioCards
              label="How did you feel at work today?"
              layout="grid"
              value={mood}
              onChange={setMood}
              options={[
                { value: 'happy', label: 'Happy', icon: <Smile className="size-8" /> },
                { value: 'calm', label: 'Calm', icon: <Smile className="size-8" /> },
                { value: 'ok', label: 'Okay', icon: <Meh className="size-8" /> },
                { value: 'fr', label: 'Frustrated', icon: <Frown className="size-8" /> },
              ]}
            />
            <RadioCards
              label="Previous leader"
              value={mood}
              onChange={setMood}
              options={[
                { value: 'calm', label: 'Keep as a member', description: 'They stay in the team.' },
                { value: 'b', label: 'Remove from the team' },
              ]}
            />
            <ChoiceChips
              label="What affected it?"
              max={3}
              value={chips}
              onChange={setChips}
              options={['Workload', 'Deadlines', 'Clear goals', 'My teammates', 'My leader', 'Recognition'].map(
                (label, i) => ({ value: i, label }),
              )}
            />
            <SegmentedControl
              label="Time frame"
              value={frame}
              onChange={setFrame}
              options={['1d', '1w', '1m', '6m', '1y'].map((v) => ({ value: v, label: v, fullLabel: `Last ${v}` }))}
            />
            <ProgressBar label="Progress" value={2} max={5} text="2 of 5" />
          </div>
        </Card>
      </div>
      <div className="grid gap-3">
        <Alert state="good" title="Perfect!">
          Now create a password and log in.
        </Alert>
        <Alert state="neutral">The session ends in five minutes.</Alert>
        <Alert
          state="bad"
          title="Not sent"
          action={
            <Button size="small" variant="secondary">
              Try again
            </Button>
          }
        >
          The mail server did not answer.
        </Alert>
        <Alert state="info">Your team leader sees your check-ins by name.</Alert>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge look="good">Active</Badge>
        <Badge look="neutral">Incomplete Onboarding</Badge>
        <Badge look="bad">Blocked</Badge>
        <Badge look="info">Invitation Sent</Badge>
        <Badge>12</Badge>
        <Badge look="accent">New</Badge>
        <Avatar firstName="Åsa" lastName="Łukaszewicz" />
        <Avatar firstName="Mia" lastName="Chen" size="small" />
        <Avatar firstName="Mia" lastName="Chen" size="large" />
      </div>
      <div className="grid gap-4 medium:grid-cols-2 large:grid-cols-4">
        <FigureCard
          label="Motivation"
          value="71"
          unit="of 100"
          sample="9 of 12 people"
          change={{
            direction: 'down',
            state: 'bad',
            text: '6 points lower than the 30 days before',
            reliability: 'reliable',
          }}
          sparkline={<Sparkline values={[60, 64, 70, null, 72, 80, 71]} />}
        />
        <FigureCard
          label="Performance"
          value="64"
          unit="%"
          sample="9 of 12 people"
          change={{ direction: 'same', state: 'info', text: 'Holding steady', reliability: 'may be chance' }}
          sparkline={<Sparkline values={[50, 64, 60, 62, 66, 63, 64]} />}
        />
        <FigureCard
          label="eNPS"
          value={null}
          hidden={{
            title: 'Fewer than 5 answers',
            reason: 'Shown when enough people have answered that nobody can be recognised.',
          }}
        />
        <FigureCard label="Sentiment" value={null} emptyText="The first answers arrive after Monday 9:00." />
      </div>
      <div className="grid gap-4 large:grid-cols-2">
        <Card>
          <LineChart model={one} locale="en-GB" description="Last 30 days" empty={empty} />
        </Card>
        <Card>
          <LineChart model={four} locale="en-GB" description="Last 6 months" empty={empty} />
        </Card>
        <Card>
          <LineChart model={five} locale="en-GB" empty={empty} />
        </Card>
        <Card>
          <StackedBarChart model={bars} locale="en-GB" empty={empty} />
        </Card>
        <Card>
          <LineChart
            model={prepareLineChart({
              title: 'Nothing',
              bucket: 'day',
              locale: 'en-GB',
              lines: [{ name: 'x', points: [] }],
            })}
            locale="en-GB"
            empty={empty}
          />
        </Card>
        <Card title="Loading">
          <LoadingArea>
            <div className="flex flex-col gap-3">
              <Skeleton className="h-8 w-40" />
              <Skeleton />
              <Skeleton className="h-40 rounded-control" />
            </div>
          </LoadingArea>
        </Card>
      </div>
      <Card title="Members" padded={false}>
        <Table label="Members">
          <TableHead>
            <tr>
              <TableHeaderCell>First Name</TableHeaderCell>
              <TableHeaderCell>Email Address</TableHeaderCell>
              <TableHeaderCell>Status</TableHeaderCell>
              <TableHeaderCell align="right">Answers</TableHeaderCell>
              <TableHeaderCell align="right">Action</TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {['Mia', 'Oskar', 'Li'].map((n, i) => (
              <TableRow key={n} onClick={() => {}}>
                <TableCell>{n}</TableCell>
                <TableCell>{n.toLowerCase()}@company.example</TableCell>
                <TableCell>
                  <Badge look={i ? 'good' : 'info'}>{i ? 'Active' : 'Invitation Sent'}</Badge>
                </TableCell>
                <TableCell align="right">{i * 111}</TableCell>
                <TableCell align="right">
                  <IconButton size="small" label={`Remove ${n}`} tone="destructive" icon={<Trash2 />} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
      <Card>
        <EmptyState icon={<Inbox />} title="No invitations yet" action={<Button icon={<Plus />}>Invite people</Button>}>
          Invite the people of your team; they get a mail with a link.
        </EmptyState>
      </Card>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this team?"
        description="The team, its 12 members’ places and a year of check-ins will be lost."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep the team
            </Button>
            <Button variant="destructive">Delete team</Button>
          </>
        }
      >
        <Field label="Type the team’s name to confirm">{(c) => <TextInput {...c} />}</Field>
      </Dialog>
    </main>
  );
}
