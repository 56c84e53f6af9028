import type { JSX } from 'react';
import { liveList } from '../liveAttributes';
import { LivePost, type LivePostProps } from '../LivePost/LivePost';

type LivePostsProps = {
  /** Newest first. */
  posts: readonly LivePostProps[];
  label: string;
};

/** The posts of a live blog on one page of it. */
export function LivePosts({ posts, label }: LivePostsProps): JSX.Element {
  return (
    <ol aria-label={label} {...{ [liveList]: '' }}>
      {posts.map((post) => (
        <LivePost key={post.postKey} {...post} />
      ))}
    </ol>
  );
}
