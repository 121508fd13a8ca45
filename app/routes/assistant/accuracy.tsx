import { Link } from 'react-router';
import { AccuracyRun } from '#features/assistant/accuracy/accuracy-run.tsx';
import { DangerFigures } from '#features/assistant/accuracy/danger-accuracy.tsx';
import { MeasureFigures } from '#features/assistant/accuracy/measure-figures.tsx';
import { getAccuracyPage } from '#features/assistant/accuracy/view-accuracy.server.ts';
import * as texts from '#features/assistant/messages/accuracy-page.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/accuracy';

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;

export const loader = ({ context }: Route.LoaderArgs) => getAccuracyPage(getVisit(context).deps);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: '/accuracy' });

export default function AccuracyPage({
  loaderData: { runs, measures, danger, wordsAlone },
}: Route.ComponentProps) {
  // What strangers asked comes first; the rest was measured on our own questions.
  const strangers = measures.find(({ id }) => id === 'first-sentences');
  const others = measures.filter((measure) => measure !== strangers);
  return (
    <article className="page-width pt-10">
      <PageHeader title={texts.title} lead={texts.description} />
      <div className="grid grid-cols-1 gap-10">
        {wordsAlone && <Notice kind="caution">{texts.wordsAlone}</Notice>}
        {strangers && <MeasureFigures measure={strangers} />}
        {runs.length === 0 && <p>{texts.none}</p>}
        {runs.map((run) => (
          <AccuracyRun key={run.id} run={run} />
        ))}
        {runs.length > 0 && !runs.some(({ id }) => id === 'model') && <p>{texts.noModel}</p>}
        {others.map((measure) => (
          <MeasureFigures key={measure.id} measure={measure} />
        ))}
        {danger && <DangerFigures figures={danger} />}
        {measures.length > 0 && <List title={texts.badTitle} items={texts.bad} />}
        <List title={texts.methodTitle} items={texts.method} />
        <List title={texts.limitsTitle} items={texts.limits} />
        <p>
          <Link to="/support">{texts.report}</Link>
        </p>
      </div>
    </article>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="prose">
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
