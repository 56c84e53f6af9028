import { pageCacheHooks } from '../pageCache/pageCacheHooks';
import { policyHeaders } from './documentHeaders';
import { sealPage } from './sealPage';
import { noSitePolicy, sitePolicy } from './sitePolicies';
import { writePolicy } from './writePolicy';

/** Which site a document says that it is of. */
const siteOf = (html: string) => /^<!DOCTYPE html><html[^>]* data-site="([^"]+)"/i.exec(html)?.[1];

/** Has every page that Next renders and keeps sent with its policy. */
export function startPolicies(): void {
  pageCacheHooks().seal = async (rendered) => {
    const id = siteOf(rendered);
    const site = id === undefined ? noSitePolicy : await sitePolicy(id);
    const { html, nonce, hashes } = sealPage(rendered, (text) => site.hashes.has(text));
    return { html, nonce, headers: policyHeaders(writePolicy({ ...site, inline: hashes }), site) };
  };
}
