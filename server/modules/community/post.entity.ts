import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { PostCategory } from '@domain/inputs/community-inputs';

/** What somebody wrote on the board: a member, or a guest under a typed name. */
@Entity('community_posts')
export class Post {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  /** Null for a guest, and, without a guest name, for a closed account. */
  @Column('integer', { name: 'author_id', nullable: true })
  authorId: number | null;

  @Column('text', { name: 'guest_name', nullable: true })
  guestName: string | null;

  @Column('text')
  title: string;

  @Column('text')
  content: string;

  @Column('text')
  category: PostCategory;

  @Column('text', { nullable: true })
  location: string | null;

  /** The tables' triggers keep both counters, in the transaction of the like or the comment. */
  @Column({ type: 'integer', name: 'like_count', insert: false, update: false })
  likeCount: number;

  /** Of the comments that are shown. */
  @Column({ type: 'integer', name: 'reply_count', insert: false, update: false })
  replyCount: number;

  /** Nobody reads it while this is set. */
  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;

  @Column('integer', { name: 'hidden_by', nullable: true })
  hiddenBy: number | null;

  @Column('text', { name: 'hidden_reason', nullable: true })
  hiddenReason: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** A reply below a post; writer and hiding as of a post. */
@Entity('community_comments')
export class PostComment {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'post_id' })
  postId: number;

  @Column('integer', { name: 'author_id', nullable: true })
  authorId: number | null;

  @Column('text', { name: 'guest_name', nullable: true })
  guestName: string | null;

  @Column('text')
  comment: string;

  @Column('timestamptz', { name: 'hidden_at', nullable: true })
  hiddenAt: Date | null;

  @Column('integer', { name: 'hidden_by', nullable: true })
  hiddenBy: number | null;

  @Column('text', { name: 'hidden_reason', nullable: true })
  hiddenReason: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** One member likes one post once: that is the key. */
@Entity('community_likes')
export class PostLike {
  @PrimaryColumn('integer', { name: 'post_id' })
  postId: number;

  @PrimaryColumn('integer', { name: 'user_id' })
  userId: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
