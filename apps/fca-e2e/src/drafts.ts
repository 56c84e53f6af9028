/** A draft of the newsroom that the tests add to, and its title. */
export const draft = '/mundial-2026/el-fichaje-borrador-1.html';
export const draftTitle = 'El fichaje que nadie debe leer todavía';

/** What the backend wants to see before it shows drafts. */
export const draftKey = 'a-key-for-the-editors';
/** What links to previews are signed with. */
export const previewSecret = 'signs-the-links-of-the-end-to-end-tests';
