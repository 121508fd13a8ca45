import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import type { getDocumentsPage } from '../get-documents-page.server.ts';
import * as documents from '../messages/documents.ts';
import type { Answer } from './document-answer.ts';
import { DocumentList, DocumentPicker } from './document-picker.tsx';
import { DocumentWorkspace } from './document-workspace.tsx';

type Props = { page: Awaited<ReturnType<typeof getDocumentsPage>>; answer: Answer | undefined };

export function DocumentsPage({ page, answer }: Props) {
  const { types, template, lawNotice, jurisdiction, mayEdit, provider, details, account } = page;
  const picker = (
    <DocumentPicker key={`pick ${template?.id}`} types={types} selectedType={template?.id} />
  );
  return (
    <div className="page-width pt-8">
      <PageHeader
        title={template?.title ?? documents.title}
        label={template && <Link to="/documents">{documents.allDocuments}</Link>}
        lead={template ? undefined : documents.lead}
        className="documents-title"
      >
        <Notice kind="caution" icon="info">
          {documents.review}
        </Notice>
      </PageHeader>
      <div className="documents-page">
        {template ? (
          <DocumentWorkspace
            key={`${template.id} ${Object.values(details)} ${account?.draft?.draft} ${account?.draft?.version}`}
            account={account}
            template={template}
            lawNotice={lawNotice}
            jurisdiction={jurisdiction}
            mayEdit={mayEdit}
            provider={provider}
            details={details}
            answer={answer}
          >
            {picker}
          </DocumentWorkspace>
        ) : (
          <>
            {picker}
            <DocumentList types={types} failure={answer?.failure?.message} />
          </>
        )}
      </div>
    </div>
  );
}
