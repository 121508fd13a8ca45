// What the documents page shows: the kinds of documents, the chosen template, and for members their draft and saved parties.

import { writeLawNotice } from '#features/library/law-notice.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import type { Caller } from '#features/plans/caller.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import { openDraft } from './drafts.server.ts';
import { findTemplate } from './find-template.ts';
import type { WorkspaceAccount } from './form/document-workspace.tsx';
import type { DocumentDeps } from './generate-document.server.ts';
import { listReusableParties } from './parties/parties.server.ts';

type PageDeps = DocumentDeps & Pick<LibraryDeps, 'llm'>;
type Input = { type: string | null; draft: string | null; version: string | null };

export async function getDocumentsPage(deps: PageDeps, caller: Caller, { type, draft, version }: Input) {
  const template = findTemplate(deps.library, type);
  const lawChanges = template && deps.library.lawChanges.byItem.get(`documents/${template.id}`);
  const mayEdit = (await checkGated(deps, caller.viewer, 'export-docx')).ok;
  return {
    types: DOCUMENT_TYPES.flatMap((id) => {
      const found = deps.library.documents.find((candidate) => candidate.id === id);
      return found ? [{ id, title: found.title, does: found.does }] : [];
    }),
    template,
    lawNotice: lawChanges && writeLawNotice(lawChanges),
    jurisdiction: caller.jurisdiction,
    mayEdit,
    provider: mayEdit ? deps.llm?.provider : undefined,
    account: template && caller.viewer.kind === 'account' ? await getAccountPart(deps, caller, template.id, { draft, version }) : undefined,
  };
}

type DraftKey = { draft: string | null; version: string | null };

async function getAccountPart(deps: PageDeps, caller: Caller, type: string, key: DraftKey): Promise<WorkspaceAccount> {
  const [draft, book] = await Promise.all([openDraft(deps, caller, key), listReusableParties(deps, caller)]);
  return { draft: draft?.request.documentType === type ? draft : undefined, book };
}
