import { Router } from 'express';
import { today } from '@domain/local-date';
import { majorOf, type PriceRow } from '@server/modules/catalogue/product.wire';
import { relationOf } from '@server/reads/read-rows';
import { select } from '@server/reads/selection';
import { listPage } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';

interface VisaTypeRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly countries: string[];
  readonly flag: string;
  readonly description: string;
  readonly eligibilityCriteria: string | null;
  readonly processingTime: string | null;
  readonly validity: string | null;
  readonly serviceFee: PriceRow;
  readonly governmentFee: PriceRow;
  readonly totalFee: PriceRow;
  readonly popular: boolean;
  readonly features: string[];
  readonly requiredDocuments: string[];
  readonly status: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const visaTypeFields = select(
  ...['id', 'slug', 'name', 'countries', 'flag', 'description', 'eligibilityCriteria', 'processingTime'],
  ...['validity', 'serviceFee', 'governmentFee', 'totalFee', 'popular', 'features', 'requiredDocuments'],
  ...['status', 'createdAt', 'updatedAt'],
);

interface ApplicationRow {
  readonly id: number;
  readonly reference: string;
  readonly status: string;
  readonly totalFee: PriceRow;
  readonly adminNotes: string | null;
  readonly validUntil: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const applicationFields = select(
  ...['id', 'reference', 'status', 'totalFee', 'adminNotes', 'validUntil', 'createdAt', 'updatedAt'],
  { field: 'visaType', args: {}, selection: select('name', 'countries', 'processingTime') },
);

export function visaRoutes({ services, actorOf }: RestDeps): Router {
  const router = Router();
  router.get('/visa/types', async (req, res) => {
    const { rows, total } = await services.visas.listTypesByNumber<VisaTypeRow>(
      listPage(req.query),
      visaTypeFields,
    );
    res.json({ success: true, visaTypes: rows.map(toVisaTypeV1), total });
  });
  router.get('/visa/types/:id', async (req, res) => {
    const type = await services.visas.getType<VisaTypeRow>(
      actorOf(req),
      { id: req.params.id },
      visaTypeFields,
    );
    res.json({ success: true, visaType: toVisaTypeV1(type) });
  });
  router.get('/visa/my-applications', async (req, res) => {
    const { rows, total } = await services.visas.listMineByNumber<ApplicationRow>(
      actorOf(req),
      listPage(req.query),
      applicationFields,
    );
    res.json({ success: true, applications: rows.map(toApplicationV1), total });
  });
  return router;
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
function toVisaTypeV1(type: VisaTypeRow) {
  return {
    id: type.id,
    slug: type.slug,
    name: type.name,
    countries: type.countries,
    flag: type.flag,
    description: type.description,
    eligibility_criteria: type.eligibilityCriteria,
    processing_time: type.processingTime,
    validity: type.validity,
    service_fee: majorOf(type.serviceFee),
    government_fee: majorOf(type.governmentFee),
    totalFee: majorOf(type.totalFee),
    currency: type.totalFee.currency,
    popular: type.popular,
    features: type.features,
    required_documents: type.requiredDocuments,
    status: type.status.toLowerCase(),
    ...timesV1(type),
  };
}

/** The frozen v1 wire shape. Change the entity freely; never change this. */
function toApplicationV1(application: ApplicationRow) {
  const type = relationOf<Pick<VisaTypeRow, 'name' | 'countries' | 'processingTime'>>(
    application,
    'visaType',
  );
  return {
    id: application.id,
    visaType: type.name,
    status: application.status.toLowerCase(),
    reference: application.reference,
    countries: type.countries,
    submittedDate: today(new Date(application.createdAt)),
    totalFee: majorOf(application.totalFee),
    currency: application.totalFee.currency,
    processingTime: type.processingTime,
    validUntil: application.validUntil,
    adminNotes: application.adminNotes,
    ...timesV1(application),
  };
}

/** The contract gives both spellings of both times. */
function timesV1(row: { readonly createdAt: string; readonly updatedAt: string }) {
  const createdAt = new Date(row.createdAt).toISOString();
  const updatedAt = new Date(row.updatedAt).toISOString();
  return { created_at: createdAt, createdAt, updated_at: updatedAt, updatedAt };
}
