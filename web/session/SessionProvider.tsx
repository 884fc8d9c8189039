import { useApolloClient } from '@apollo/client/react';
import { toFailure } from '@web/apollo/errors';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  MeDocument,
  type MeQuery,
  type SessionUserFragment,
  SignOutDocument,
  type SignOutMutation,
  useMeQuery,
} from './session.generated';
import { tokenStore } from './token-store';

export type SessionUser = SessionUserFragment;

export interface Session {
  /** `unreachable`: there is a token, but the server could not be asked; `retry` asks again. */
  readonly status: 'loading' | 'visitor' | 'signed-in' | 'unreachable';
  readonly user: SessionUser | null;
  readonly isAdmin: boolean;
  readonly isClient: boolean;
  signIn(token: string, user: SessionUser): void;
  /** Always ends the sign-in here, even when the server cannot be told. */
  signOut(): Promise<void>;
  retry(): void;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const token = useSyncExternalStore(tokenStore.subscribe, tokenStore.get);
  const me = useMeQuery({ skip: token === null, fetchPolicy: 'cache-first', nextFetchPolicy: 'cache-first' });
  const status = statusOf(token, me);
  const user = status === 'signed-in' ? (me.data?.me ?? null) : null;

  useDeadToken(token, me);
  useForgetOnLeave(token);

  const { refetch } = me;
  const signIn = useCallback(
    (newToken: string, newUser: SessionUser) => {
      client.writeQuery<MeQuery>({ query: MeDocument, data: { me: newUser } });
      tokenStore.set(newToken);
    },
    [client],
  );

  const signOut = useCallback(async () => {
    try {
      await client.mutate<SignOutMutation>({ mutation: SignOutDocument });
    } catch {
      // The server forgets the token by itself when its life ends; what matters is that this browser does now.
    } finally {
      // Answers still on their way are this person's, and must not arrive in the next one's cache.
      await client.clearStore();
      tokenStore.clear();
    }
  }, [client]);

  const retry = useCallback(() => {
    // The answer, good or bad, arrives through the watched query.
    refetch().catch(() => undefined);
  }, [refetch]);

  const session = useMemo<Session>(
    () => ({
      status,
      user,
      isAdmin: user?.role === 'ADMIN',
      isClient: user?.role === 'CLIENT',
      signIn,
      signOut,
      retry,
    }),
    [status, user, signIn, signOut, retry],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

type MeResult = Pick<ReturnType<typeof useMeQuery>, 'data' | 'error' | 'loading'>;

function statusOf(token: string | null, me: MeResult): Session['status'] {
  if (token === null) return 'visitor';
  if (me.data?.me) return 'signed-in';
  if (me.loading) return 'loading';
  return me.error && !isRefusal(me.error) ? 'unreachable' : 'visitor';
}

/** The server answered, and the answer was no; a lost connection or a server in trouble says nothing of the token. */
function isRefusal(error: unknown): boolean {
  const { code } = toFailure(error);
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'NOT_FOUND';
}

function useDeadToken(token: string | null, me: MeResult) {
  const answeredNobody = me.data !== undefined && me.data.me === null && !me.loading;
  const refused = me.error !== undefined && isRefusal(me.error);
  useEffect(() => {
    if (token !== null && (answeredNobody || refused)) tokenStore.clear();
  }, [token, answeredNobody, refused]);
}

/**
 * What one person has read must not be there for the next, whoever ended the sign-in: this tab, another, or the server.
 * Questions under way go on, since after a dead token they are being asked again without it.
 */
function useForgetOnLeave(token: string | null) {
  const client = useApolloClient();
  const previous = useRef(token);
  useEffect(() => {
    const left = previous.current !== null && token !== previous.current;
    previous.current = token;
    if (!left) return;
    void client.cache.reset().then(() => client.refetchQueries({ include: 'active' }));
  }, [client, token]);
}
