// What the documents page shows: the kinds of documents, the chosen template, and for members their
// draft and saved parties.

import type { Caller } from '#features/caller.ts';
import { writeLawNotice } from '#features/library/law-notice.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#features/library/schema/document-kinds.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import { checkGated } from '#features/plans/run-gated.server.ts';
import { openDraft } from './drafts.server.ts';
import { findTemplate } from './find-template.ts';
import type { Variant } from './form/document-picker.tsx';
import type { WorkspaceAccount } from './form/document-workspace.tsx';
import type { DocumentDeps } from './generate-document.server.ts';
import { listReusableParties } from './parties/parties.server.ts';

type PageDeps = DocumentDeps & Pick<LibraryDeps, 'llm'>;
type Input = {
  type: string | null;
  draft: string | null;
  version: string | null;
  about?: string | null;
};

export async function getDocumentsPage(
  deps: PageDeps,
  caller: Caller,
  { type, draft, version, about }: Input,
) {
  const template = findTemplate(deps.library, type);
  const lawChanges = template && deps.library.lawChanges.byItem.get(`documents/${template.id}`);
  const mayEdit = (await checkGated(deps, caller.viewer, 'export-docx')).ok;
  return {
    types: DOCUMENT_TYPES.flatMap((id) => {
      const found = deps.library.documents.find((candidate) => candidate.id === id);
      return found
        ? [{ id, title: found.title, does: found.does, variants: listVariants(found) }]
        : [];
    }),
    template,
    lawNotice: lawChanges && writeLawNotice(lawChanges),
    details: template && about ? chooseVariant(template, about) : {},
    jurisdiction: caller.jurisdiction,
    mayEdit,
    provider: mayEdit ? deps.llm?.provider : undefined,
    account:
      template && caller.viewer.kind === 'account'
        ? await getAccountPart(deps, caller, template.id, { draft, version })
        : undefined,
  };
}

/** Documents that are many in one: a word of a choice stands in the address (`&about=wages`). */
const VARIANTS: Partial<Record<DocumentType, { field: string; words: readonly string[] }>> = {
  demand_letter: {
    field: 'claim_kind',
    words: ['wages', 'deposit', 'invoice', 'damage', 'refund', 'agreement'],
  },
};

const findChoice = ({ fields }: DocumentTemplate, field: string, word: string) =>
  fields
    .find(({ name }) => name === field)
    ?.choices?.find((choice) => choice.split(' ').includes(word));

function listVariants(template: DocumentTemplate): Variant[] | undefined {
  const variants = VARIANTS[template.id];
  return variants?.words.flatMap((about) => {
    const label = findChoice(template, variants.field, about);
    return label ? [{ about, label: label.replace(/^an? /, '') }] : [];
  });
}

function chooseVariant(template: DocumentTemplate, about: string): Record<string, string> {
  const variants = VARIANTS[template.id];
  const choice = variants?.words.includes(about) && findChoice(template, variants.field, about);
  return variants && choice ? { [variants.field]: choice } : {};
}

type DraftKey = { draft: string | null; version: string | null };

async function getAccountPart(
  deps: PageDeps,
  caller: Caller,
  type: string,
  key: DraftKey,
): Promise<WorkspaceAccount> {
  const [draft, book] = await Promise.all([
    openDraft(deps, caller, key),
    listReusableParties(deps, caller),
  ]);
  return { draft: draft?.request.documentType === type ? draft : undefined, book };
}
