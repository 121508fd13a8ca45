import { data } from 'react-router';
import { visitOf } from '#app/context.ts';
import { failureData } from '#app/failure-response.ts';
import { fileResponse } from '#app/file-response.ts';
import { keepForm } from '#app/keep-form.ts';
import { pageMeta } from '#app/page-meta.ts';
import { readForm } from '#app/read-form.ts';
import { Icon } from '#app/ui/icon.tsx';
import { checkCitations } from '#features/citations/check-citations.server.ts';
import { CheckForm } from '#features/citations/check-form.tsx';
import { CheckResults } from '#features/citations/check-results.tsx';
import { CHECK_FILES, exportCheck } from '#features/citations/export-check.server.ts';
import { checker } from '#features/citations/messages.ts';
import { MOST_UPLOAD_BYTES } from '#features/citations/schema.ts';
import { type CheckView, viewCheck } from '#features/citations/view-check.server.ts';
import type { Failure } from '#lib/result.ts';
import type { Route } from './+types/citations';

export const handle = { shared: true };

type Answer = { failure: Failure | null; text: string; view: CheckView | null };

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, clientAddress } = visitOf(context);
  const form = await readForm(request);
  const [typed, file, format] = [form.get('text'), form.get('file'), form.get('file-format')];
  const text = typeof typed === 'string' ? typed.replace(/\r\n?/g, '\n') : '';
  const refuse = (failure: Failure) => failureData(failure, { text, view: null });
  const uploaded = file instanceof File && file.size > 0 ? file : undefined;
  if (uploaded && uploaded.size > MOST_UPLOAD_BYTES) {
    return refuse({ kind: 'invalid', message: checker.tooLarge, fields: { file: checker.tooLarge } });
  }
  const job = uploaded ? { upload: { name: uploaded.name, bytes: new Uint8Array(await uploaded.arrayBuffer()) } } : { text };
  const result = await checkCitations(deps, clientAddress, { ...job, signal: request.signal });
  if (!result.ok) return refuse(result.failure);
  const wanted = CHECK_FILES.find((name) => name === format);
  if (wanted) return fileResponse(exportCheck(result.value, wanted));
  const answer: Answer = { failure: null, text: result.value.text, view: viewCheck(result.value) };
  return data(answer, { headers: { 'Cache-Control': 'no-store' } });
}

/** Without a connection the page stays with all that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(
    () => serverAction(),
    checker.failed,
    (failure): Answer => ({ failure, text: '', view: null }),
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: checker.title, description: checker.lead, path: '/citations' });

export default function Citations({ actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined;
  return (
    <div className="page-width pt-8">
      <div className="oxford-rule" />
      <div className="citations-page">
        <h1>{checker.title}</h1>
        <p className="lead">{checker.lead}</p>
        <p className="notice good">
          <Icon name="lock" />
          <span>{checker.private}</span>
        </p>
        <CheckForm text={answer?.text ?? ''} failure={answer?.failure ?? null} />
        {answer?.view && <CheckResults view={answer.view} />}
      </div>
    </div>
  );
}
