/** Districts of Chișinău as geojson.io saves them: two spaces, many digits, a colour as a person chose it. */
export const chisinauOfGeojsonIo = `{
  "type": "FeatureCollection",
  "features": [
    {
      "type": "Feature",
      "properties": {
        "stroke": "#e66100",
        "stroke-width": 2,
        "stroke-opacity": 1,
        "fill": "#e66100",
        "fill-opacity": 0.5,
        "name": "Centru"
      },
      "geometry": {
        "coordinates": [
          [
            [
              28.808012341234567,
              47.02700391827364
            ],
            [
              28.815490182736455,
              47.01300218273645
            ],
            [
              28.832018273645546,
              47.004018273645546
            ],
            [
              28.848512837465543,
              47.00851283746554
            ],
            [
              28.854500000000002,
              47.0225
            ],
            [
              28.8425,
              47.033500000000004
            ],
            [
              28.822003847566475,
              47.03850384756647
            ],
            [
              28.808012341234567,
              47.02700391827364
            ]
          ]
        ],
        "type": "Polygon"
      },
      "id": 0
    },
    {
      "type": "Feature",
      "properties": {},
      "geometry": {
        "coordinates": [
          28.8357,
          47.0227
        ],
        "type": "Point"
      }
    },
    {
      "type": "Feature",
      "properties": {
        "name": "Botanica"
      },
      "geometry": {
        "coordinates": [
          [
            [
              28.838,
              47.008
            ],
            [
              28.858,
              47.0065
            ],
            [
              28.884,
              46.995
            ],
            [
              28.89,
              46.976
            ],
            [
              28.845,
              46.97
            ],
            [
              28.828,
              46.988
            ],
            [
              28.838,
              47.008
            ]
          ]
        ],
        "type": "Polygon"
      }
    }
  ]
}`;

/** Districts of Bălți as QGIS saves them: a system of coordinates, columns without values, MultiPolygons with heights. */
export const baltiOfQgis = `{
"type": "FeatureCollection",
"name": "zone_livrare",
"crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:OGC:1.3:CRS84" } },
"features": [
{ "type": "Feature", "properties": { "id": 1, "Name": "Dacia", "description": null, "price": null, "tessellate": -1 }, "geometry": { "type": "MultiPolygon", "coordinates": [ [ [ [ 27.899511203948571, 47.753801938475613, 0.0 ], [ 27.921003948571203, 47.751203948571198, 0.0 ], [ 27.926512039485712, 47.766102039485713, 0.0 ], [ 27.904201938475611, 47.770503948571199, 0.0 ], [ 27.899511203948571, 47.753801938475613, 0.0 ] ] ] ] } },
{ "type": "Feature", "properties": { "id": 2, "Name": "Slobozia", "description": null, "price": 35, "tessellate": -1 }, "geometry": { "type": "MultiPolygon", "coordinates": [ [ [ [ 27.93, 47.74 ], [ 27.955, 47.742 ], [ 27.95, 47.757 ], [ 27.93, 47.74 ] ] ], [ [ [ 27.88, 47.73 ], [ 27.9, 47.73 ], [ 27.9, 47.745 ], [ 27.88, 47.745 ], [ 27.88, 47.73 ] ] ] ] } },
{ "type": "Feature", "properties": { "id": 3, "Name": "Lac", "description": null, "price": null, "tessellate": -1 }, "geometry": { "type": "Polygon", "coordinates": [ [ [ 27.86, 47.76 ], [ 27.88, 47.76 ], [ 27.88, 47.78 ], [ 27.86, 47.78 ], [ 27.86, 47.76 ] ], [ [ 27.865, 47.765 ], [ 27.87, 47.765 ], [ 27.87, 47.77 ], [ 27.865, 47.765 ] ] ] } }
]
}
`;
