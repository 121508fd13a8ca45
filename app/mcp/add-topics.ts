// The topics as resources, for clients that show them to a person to pick from. Everything that
// they lead to can be fetched by the tools, too.
import type { McpServer } from '@modelcontextprotocol/server';
import { TOPIC_IDS } from '#features/library/schema/schema.ts';
import * as toolTexts from '#features/programs/messages/tool-texts.ts';
import type { CallTool } from './tool-list.ts';

type Sdk = typeof import('@modelcontextprotocol/server');
const MIME_TYPE = 'application/json';

export function addTopics(sdk: Sdk, server: McpServer, call: CallTool): void {
  const template = new sdk.ResourceTemplate('plainlaw://topics/{id}', {
    list: () => ({
      resources: TOPIC_IDS.map((id) => ({
        uri: `plainlaw://topics/${id}`,
        name: id,
        description: toolTexts.topicResource,
        mimeType: MIME_TYPE,
      })),
    }),
    complete: { id: (typed) => TOPIC_IDS.filter((id) => id.startsWith(typed)) },
  });
  const about = { title: toolTexts.topicResources, description: toolTexts.topicResource };
  server.registerResource('topics', template, about, async (uri, { id }) => {
    const { value } = await call('fetch', { id: `/topics/${id}` });
    return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text: JSON.stringify(value) }] };
  });
}
