import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { answerDocumentForm } from '#features/documents/answer-document-form.server.ts';
import type { Answer } from '#features/documents/form/document-answer.ts';
import { DocumentsPage } from '#features/documents/form/documents-page.tsx';
import { getDocumentsPage } from '#features/documents/get-documents-page.server.ts';
import * as documents from '#features/documents/messages/documents.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { NO_STORE } from '../../http/json-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import documentsCss from '../../styles/documents.css?url';
import type { Route } from './+types/documents';

export const handle = {
  sitemap: (library) => [
    '/documents',
    ...library.documents.map(({ id }) => `/documents?type=${id}`),
  ],
  postCost: 'files',
  maxBodyBytes: 1024 * KILOBYTE,
} satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { searchParams } = new URL(request.url);
  const get = (name: string) => searchParams.get(name);
  return getDocumentsPage(deps, caller, {
    type: get('type'),
    draft: get('draft'),
    version: get('version'),
    about: get('about'),
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const table = files.get('table')?.bytes;
  const answer = await answerDocumentForm(deps, caller, await readForm(request), table);
  return answer.failure
    ? failureData(answer.failure, answer)
    : data<Answer>(answer, { headers: NO_STORE });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const instruction = (await request.clone().formData()).get('wish');
  return preserveForm(
    () => serverAction(),
    documents.failed,
    (failure): Answer => ({
      failure,
      request: null,
      made: null,
      ...(typeof instruction === 'string' && { wish: instruction }),
    }),
  );
}

/** A draft that is saved while somebody types changes nothing on this page. */
export const shouldRevalidate = ({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formAction === '/documents/drafts' ? false : defaultShouldRevalidate;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.template?.title ?? documents.title,
    description: loaderData?.template?.does ?? documents.description,
    path: loaderData?.template ? `/documents?type=${loaderData.template.id}` : '/documents',
  });

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  return <DocumentsPage page={loaderData} answer={actionData as Answer | undefined} />;
}
