/** Districts of Cluj-Napoca as Google My Maps saves them: styles, a folder for each layer, heights, a pin. */
export const clujOfMyMaps = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
  <Document>
    <name>Zone de livrare Cluj</name>
    <description/>
    <Style id="poly-0288D1-1200-77-nodesc-normal">
      <LineStyle>
        <color>ffd18802</color>
        <width>1.2</width>
      </LineStyle>
      <PolyStyle>
        <color>4dd18802</color>
        <fill>1</fill>
        <outline>1</outline>
      </PolyStyle>
      <BalloonStyle>
        <text><![CDATA[<h3>$[name]</h3>]]></text>
      </BalloonStyle>
    </Style>
    <StyleMap id="poly-0288D1-1200-77-nodesc">
      <Pair>
        <key>normal</key>
        <styleUrl>#poly-0288D1-1200-77-nodesc-normal</styleUrl>
      </Pair>
    </StyleMap>
    <Folder>
      <name>Strat fără titlu</name>
      <Placemark>
        <name>Mănăștur &amp; Plopilor</name>
        <styleUrl>#poly-0288D1-1200-77-nodesc</styleUrl>
        <Polygon>
          <outerBoundaryIs>
            <LinearRing>
              <tessellate>1</tessellate>
              <coordinates>
                23.5480119,46.7640023,0
                23.5701237,46.7661284,0
                23.5689012,46.7502347,0
                23.5450456,46.7501234,0
                23.5480119,46.7640023,0
              </coordinates>
            </LinearRing>
          </outerBoundaryIs>
        </Polygon>
      </Placemark>
      <Placemark>
        <name><![CDATA[Mărăști <nord>]]></name>
        <styleUrl>#poly-E65100-2000-77-nodesc</styleUrl>
        <MultiGeometry>
          <Polygon>
            <outerBoundaryIs>
              <LinearRing>
                <coordinates>23.61,46.78,0 23.63,46.78,0 23.63,46.79,0 23.61,46.78,0</coordinates>
              </LinearRing>
            </outerBoundaryIs>
          </Polygon>
          <Polygon>
            <outerBoundaryIs>
              <LinearRing>
                <coordinates>23.64, 46.78, 0 23.66, 46.78, 0 23.66, 46.79, 0 23.64, 46.78, 0</coordinates>
              </LinearRing>
            </outerBoundaryIs>
            <innerBoundaryIs>
              <LinearRing>
                <coordinates>23.65,46.781,0 23.655,46.781,0 23.655,46.783,0 23.65,46.781,0</coordinates>
              </LinearRing>
            </innerBoundaryIs>
          </Polygon>
        </MultiGeometry>
      </Placemark>
      <Placemark>
        <name>Restaurantul</name>
        <Point>
          <coordinates>
            23.5899,46.7693,0
          </coordinates>
        </Point>
      </Placemark>
    </Folder>
  </Document>
</kml>
`;
