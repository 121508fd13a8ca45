// The body of /developers: the list on the left, every address, limits, errors, MCP and changes.
import * as apiPages from '#features/programs/messages/api-pages.ts';
import { AddressPart } from './address-part.tsx';
import { ErrorTable, LimitTable, ToolTable } from './manual-tables.tsx';
import type { DevelopersView } from './view-developers.server.ts';

const STDIO = `{
  "mcpServers": {
    "plainlaw": { "command": "node", "args": ["scripts/mcp.mjs"] }
  }
}`;

export function Manual({ view }: { view: DevelopersView }) {
  const { groups, limits, errors, tools, mcpUrl } = view;
  const more = [
    ['limits', apiPages.limits],
    ['errors', apiPages.errors],
    ['mcp', apiPages.mcp],
    ['changes', apiPages.changes],
  ] as const;
  return (
    <div className="manual">
      <nav aria-label={apiPages.onThisPage}>
        {[...groups.map(({ id, title }) => [id, title] as const), ...more].map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div>
        {groups.map(({ id, title, addresses }) => (
          <section key={id} id={id} className="manual-group" aria-labelledby={`${id}-group`}>
            <h2 id={`${id}-group`}>{title}</h2>
            {addresses.map((address) => (
              <AddressPart key={address.id} address={address} />
            ))}
          </section>
        ))}
        <Part id="limits" title={apiPages.limits} lead={apiPages.limitsLead}>
          <LimitTable limits={limits} />
          <p>{apiPages.limitsMore}</p>
        </Part>
        <Part id="errors" title={apiPages.errors} lead={apiPages.errorsLead}>
          <ErrorTable errors={errors} />
          <p className="danger-note">{apiPages.dangerFirst}</p>
        </Part>
        <Part id="mcp" title={apiPages.mcp} lead={apiPages.mcpLead(tools.length)}>
          <p>{apiPages.mcpAddress}</p>
          <pre className="code-block">{mcpUrl}</pre>
          <pre className="code-block">{STDIO}</pre>
          <p>{apiPages.mcpEach}</p>
          <ToolTable tools={tools} />
          <p className="meta">{apiPages.mcpEras}</p>
        </Part>
        <Part id="changes" title={apiPages.changes}>
          <ul className="prose">
            {apiPages.changeLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
  );
}

type PartProps = { id: string; title: string; lead?: string; children: React.ReactNode };

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section id={id} className="manual-group" aria-labelledby={`${id}-group`}>
      <h2 id={`${id}-group`}>{title}</h2>
      {lead && <p className="meta">{lead}</p>}
      {children}
    </section>
  );
}
