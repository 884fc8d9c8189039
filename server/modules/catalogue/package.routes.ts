import { type Request, Router } from 'express';
import { packageCategories, packageSorts } from '@domain/catalogue';
import { listPage, oneOf, type Query, queryText } from '@server/rest/list-query';
import type { RestDeps } from '@server/rest/rest-router';
import { select } from '@server/reads/selection';
import { productFields, type ProductRow, toProductV1 } from './product.wire';

interface PackageRow extends ProductRow {
  readonly groupKind: string;
  readonly includedServices: string[];
  readonly excludedServices: string[];
}

const fields = select(...productFields, 'groupKind', 'includedServices', 'excludedServices');

export function packageRoutes({ services, publicUrl, actorOf }: RestDeps): Router {
  const router = Router();
  const list = async (req: Request, filter: Query) => {
    const category = oneOf(filter, 'category', ['all', ...packageCategories]);
    const page = listPage(req.query);
    const { rows, total } = await services.catalogue.listNumberedPackages<PackageRow>(
      {
        ...page,
        search: queryText(req.query, 'search'),
        category: category === 'all' ? null : category,
        sort: oneOf(req.query, 'sort', packageSorts),
      },
      fields,
    );
    return { success: true, packages: rows.map((row) => toPackageV1(row, publicUrl)), ...page, total };
  };

  router.get('/packages/all', async (req, res) => {
    res.json(await list(req, req.query));
  });
  router.get('/packages/category/:category', async (req, res) => {
    res.json(await list(req, req.params));
  });
  router.get('/packages/:id', async (req, res) => {
    const row = await services.catalogue.getPackage<PackageRow>(actorOf(req), { id: req.params.id }, fields);
    res.json({ success: true, package: toPackageV1(row, publicUrl) });
  });
  return router;
}

/** The frozen v1 wire shape. Change the row freely; never change this. */
function toPackageV1(row: PackageRow, publicUrl: string) {
  return {
    ...toProductV1(row, publicUrl),
    group_kind: row.groupKind.toLowerCase(),
    included_services: row.includedServices,
    excluded_services: row.excludedServices,
  };
}
