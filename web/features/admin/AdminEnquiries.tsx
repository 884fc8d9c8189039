import { chakra, Text } from '@chakra-ui/react';
import { useFormat } from '@web/i18n/useFormat';
import { DataTable } from '@web/ui/DataTable';
import { EmptyState } from '@web/ui/EmptyState';
import { ErrorNotice } from '@web/ui/ErrorNotice';
import { useTranslation } from 'react-i18next';
import type { AdminDashboardQuery } from './admin.generated';

type Enquiries = NonNullable<AdminDashboardQuery['admin']>['enquiries'];

/** What reached the agency from its public pages, newest first. */
export function AdminEnquiries({
  enquiries,
  onRetry,
}: {
  enquiries: Enquiries | undefined;
  onRetry: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (!enquiries) return <ErrorNotice message={t('listFailed')} onRetry={onRetry} />;
  if (enquiries.nodes.length === 0)
    return <EmptyState title={t('enquiries.empty')}>{t('enquiries.emptyBody')}</EmptyState>;
  return (
    <DataTable
      caption={t('enquiries.caption')}
      rows={enquiries.nodes}
      rowKey={(row) => row.id}
      onPhones="cards"
      columns={[
        { key: 'date', header: t('enquiries.date'), cell: (row) => format.dateTime(row.createdAt) },
        { key: 'kind', header: t('enquiries.kind'), cell: (row) => t(`enquiries.kinds.${row.kind}`) },
        {
          key: 'from',
          header: t('enquiries.from'),
          isRowHeader: true,
          cell: (row) => (
            <>
              <Text>{row.fullName}</Text>
              <chakra.a
                href={`mailto:${row.email}`}
                color="accent.fg"
                textDecoration="underline"
                overflowWrap="anywhere"
              >
                {row.email}
              </chakra.a>
              {row.phone ? <Text color="fg.muted">{row.phone}</Text> : null}
            </>
          ),
        },
        {
          key: 'message',
          header: t('enquiries.message'),
          width: '50%',
          cell: (row) => (
            <>
              {row.subject ? <Text fontWeight="medium">{row.subject}</Text> : null}
              <Text whiteSpace="pre-line">{row.message}</Text>
            </>
          ),
        },
      ]}
    />
  );
}
