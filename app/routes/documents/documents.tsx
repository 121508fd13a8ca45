import { data } from 'react-router';
import { openDraft } from '#features/documents/drafts.server.ts';
import type { Answer } from '#features/documents/form/document-answer.ts';
import { readDocumentForm, withDecision } from '#features/documents/form/document-form-values.ts';
import { DocumentList, DocumentPicker } from '#features/documents/form/document-picker.tsx';
import { type DeskAccount, DocumentDesk } from '#features/documents/form/document-workspace.tsx';
import { generateDocument, readRequest } from '#features/documents/generate-document.server.ts';
import { documents } from '#features/documents/messages.ts';
import { changeParties } from '#features/documents/parties/change-parties.server.ts';
import { partiesToFillIn } from '#features/documents/parties/parties.server.ts';
import { tailorDocument } from '#features/documents/tailor/tailor-document.server.ts';
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { visitOf } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { keepForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import documentsCss from '../../styles/documents.css?url';
import { Icon } from '../../ui/icon.tsx';
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
    provider: mayEdit ? deps.llm?.provider : undefined,
    account: template && viewer.kind === 'account' ? await accountPart(deps, viewer, template.id, asked) : undefined,
  };
}

async function accountPart(deps: AppDeps, viewer: Viewer, type: string, asked: URLSearchParams): Promise<DeskAccount> {
  const [draft, book] = await Promise.all([
    openDraft(deps, viewer, { draft: asked.get('draft'), version: asked.get('version') }),
    partiesToFillIn(deps, viewer),
  ]);
  return { draft: draft?.request.documentType === type ? draft : undefined, book };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, viewer, jurisdiction, clientAddress } = visitOf(context);
  const form = await readForm(request);
  const template = deps.library.documents.find(({ id }) => id === form.get('documentType'));
  if (!template) return failureData({ kind: 'invalid', message: documents.typeRequired }, { request: null, made: null });
  const wish = form.get('do');
  const answer = (given: Partial<Answer>) =>
    data<Answer>({ failure: null, request: null, made: null, ...given }, { headers: { 'Cache-Control': 'no-store' } });

  // What was generated goes back and forth as it is: suggestions, and decisions about them.
  const generated = form.has('request') ? readRequest(form.get('request')) : undefined;
  if (generated && wish === 'tailor') {
    const [tailored, made] = [
      await tailorDocument(deps, viewer, { request: generated, wish: form.get('wish'), clientAddress }),
      await generateDocument(deps, viewer, { request: generated, clientAddress }),
    ];
    const about = { request: generated, made: made.ok ? made.value : null, wish: String(form.get('wish') ?? '') };
    return tailored.ok ? answer({ ...about, tailored: tailored.value }) : failureData(tailored.failure, about);
  }

  const typed = generated ? withDecision(generated, form) : readDocumentForm(form, template, jurisdiction);
  const changed = await changeParties(deps, viewer, {
    template,
    request: typed,
    wish,
    chosen: (index) => form.get(`book-${index}`),
  });
  if (changed) return changed.ok ? answer(changed.value) : failureData(changed.failure, { request: typed, made: null });
  const result = await generateDocument(deps, viewer, { request: typed, clientAddress });
  if (!result.ok) return failureData(result.failure, { request: typed, made: null });
  return answer({ request: typed, made: result.value });
}

/** Without a connection the page stays with all that was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const wish = (await request.clone().formData()).get('wish');
  return keepForm(
    () => serverAction(),
    documents.failed,
    (failure): Answer => ({ failure, request: null, made: null, ...(typeof wish === 'string' && { wish }) }),
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.template?.title ?? documents.title,
    description: loaderData?.template?.does ?? documents.description,
    path: loaderData?.template ? `/documents?type=${loaderData.template.id}` : '/documents',
  });

export default function Documents({ loaderData, actionData }: Route.ComponentProps) {
  const { types, template, jurisdiction, mayEdit, provider, account } = loaderData;
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
            provider={provider}
            answer={answer}
          />
        ) : (
          <DocumentList types={types} failure={answer?.failure?.message} />
        )}
      </div>
    </div>
  );
}
