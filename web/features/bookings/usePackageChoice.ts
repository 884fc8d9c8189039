import { tailorMade } from '@domain/booking-choices';
import { toFailure } from '@web/apollo/errors';
import {
  type BookablePackageFragment,
  useBookablePackageQuery,
  useBookablePackagesQuery,
} from './bookings.generated';

/** The most that one request may ask for; an agency with more packages has them chosen on their own pages. */
const listedPackages = 100;

export interface PackageChoice {
  readonly packages: readonly BookablePackageFragment[];
  readonly isLoading: boolean;
  readonly error: unknown;
  /** What the address asks for: a package's id or `tailor-made`; null while it is not known or names nothing. */
  readonly asked: string | null;
  /** The address names a package that cannot be booked. */
  readonly isAskedMissing: boolean;
  retry(): void;
}

/** The packages to choose from, the one of the address among them. */
export function usePackageChoice(slug: string | null, isSkipped: boolean): PackageChoice {
  const list = useBookablePackagesQuery({ variables: { first: listedPackages }, skip: isSkipped });
  const listed = list.data?.packages.nodes ?? [];
  const isListed = slug === tailorMade || listed.some((one) => one.slug === slug);
  const own = useUnlistedPackage(isSkipped || isListed || list.loading ? null : slug);
  const packages = own.found ? [own.found, ...listed] : listed;
  return {
    packages,
    isLoading: list.loading || own.isLoading,
    error: list.data ? undefined : list.error,
    asked: slug === tailorMade ? tailorMade : (packages.find((one) => one.slug === slug)?.id ?? null),
    isAskedMissing: own.isMissing,
    retry: () => {
      // The answer, good or bad, arrives through the watched queries.
      list.refetch().catch(() => undefined);
      own.retry();
    },
  };
}

/** A package of the address beyond those that are listed. */
function useUnlistedPackage(slug: string | null) {
  const { data, error, loading, refetch } = useBookablePackageQuery({
    variables: { slug: slug ?? '' },
    skip: slug === null,
  });
  const isNotFound = error !== undefined && toFailure(error).code === 'NOT_FOUND';
  return {
    found: slug === null ? null : data?.package,
    isLoading: slug !== null && loading,
    isMissing: slug !== null && (data?.package === null || isNotFound),
    retry: () => {
      if (slug !== null) refetch().catch(() => undefined);
    },
  };
}
