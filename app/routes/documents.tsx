import { data } from 'react-router';
import { visitOf } from '#app/context.ts';
import { failureData } from '#app/failure-response.ts';
import { keepForm } from '#app/keep-form.ts';
import { pageMeta } from '#app/page-meta.ts';
import { readForm } from '#app/read-form.ts';
import documentsCss from '#app/styles/documents.css?url';
import { Icon } from '#app/ui/icon.tsx';
import type { Deps } from '#features/deps.ts';
import { type Answer, type DeskAccount, DocumentDesk } from '#features/documents/document-desk.tsx';
import { readDocumentForm, withPartyChange } from '#features/documents/document-form-values.ts';
import { DocumentList, DocumentPicker } from '#features/documents/document-picker.tsx';
import { openDraft, partyBook } from '#features/documents/drafts.server.ts';
import { generateDocument } from '#features/documents/generate-document.server.ts';
import { documents } from '#features/documents/messages.ts';
import { DOCUMENT_TYPES } from '#features/library/document-kinds.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import type { Route } from './+types/documents';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: documentsCss }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, viewer, jurisdiction } = visitOf(context);
  const asked = new URL(request.url).searchParams;
  const template = deps.library.documents.find(({ id }) => id === asked.get('type'));
  const mayEdit = (await checkGated(deps, viewer, 'export-docx')).ok;
  return {
    types: DOCUMENT_TYPES.flatMap((id) => {
      const found = deps.library.documents.find((template) => template.id === id);
      return found ? [{ id, title: found.title, does: found.does }] : [];
    }),
    template,
    jurisdiction,
    mayEdit,
    account: template && viewer.kind === 'account' ? await accountPart(deps, viewer, template.id, asked) : undefined,
  };
}

async function accountPart(deps: Deps, viewer: Viewer, type: string, asked: URLSearchParams): Promise<DeskAccount> {
  const [draft, book] = await Promise.all([
    openDraft(deps, viewer, { draft: asked.get('draft'), version: asked.get('version') }),
    partyBook(deps, viewer),
  ]);
  return { draft: draft?.request.documentType === type ? draft : undefined, book };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, viewer, jurisdiction, clientAddress } = visitOf(context);
  const form = await readForm(request);
  const template = deps.library.documents.find(({ id }) => id === form.get('documentType'));
  if (!template) return failureData({ kind: 'invalid', message: documents.typeRequired }, { request: null, made: null });
  const typed = readDocumentForm(form, template, jurisdiction);
  const changed = withPartyChange(typed, form.get('do'), template.parties.most);
  const headers = { 'Cache-Control': 'no-store' };
  if (changed) return data<Answer>({ failure: null, request: changed, made: null }, { headers });
  const result = await generateDocument(deps, viewer, { request: typed, clientAddress });
  if (!result.ok) return failureData(result.failure, { request: typed, made: null });
  return data<Answer>({ failure: null, request: typed, made: result.value }, { headers });
}

/** Without a connection the page stays with all that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepForm(
    () => serverAction(),
    documents.failed,
    (failure): Answer => ({ failure, request: null, made: null }),
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.template?.title ?? documents.title,
    description: loaderData?.template?.does ?? documents.description,
    path: loaderData?.template ? `/documents?type=${loaderData.template.id}` : '/documents',
  });

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { types, template, jurisdiction, mayEdit, account } = loaderData;
  const answer = actionData as Answer | undefined;
  return (
    <div className="page-width pt-8">
      <div className="oxford-rule" />
      <div className="documents-page">
        <h1>{documents.title}</h1>
        <p className="lead">{documents.lead}</p>
        <p className="notice caution">
          <Icon name="info" />
          <span>{documents.review}</span>
        </p>
        <DocumentPicker key={`pick ${template?.id}`} types={types} chosen={template?.id} />
        {template ? (
          <DocumentDesk
            key={`${template.id} ${account?.draft?.draft} ${account?.draft?.version}`}
            account={account}
            template={template}
            jurisdiction={jurisdiction}
            mayEdit={mayEdit}
            answer={answer}
          />
        ) : (
          <DocumentList types={types} failure={answer?.failure?.message} />
        )}
      </div>
    </div>
  );
}
