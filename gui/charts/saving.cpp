#include "gui/charts/saving.h"

#include "core/model/error.h"
#include "gui/models/native_path.h"
#include "gui/models/saved_file.h"

#include <QBuffer>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QPainter>
#include <QScreen>
#include <QSvgGenerator>

namespace merops::gui {
namespace {

// Some versions of Qt write them as they are, some escape them: so they are put in afterwards.
constexpr const char* kTitle = "merops-chart-title";
constexpr const char* kAbout = "merops-chart-about";

void render(QGraphicsScene& scene, const QSizeF& size, QPaintDevice& device) {
  QPainter painter(&device);
  painter.setRenderHint(QPainter::Antialiasing);
  scene.render(&painter, {{}, size}, {{}, size});
}

/// Texts keep their place among the lines only at the resolution that they were measured for.
int resolution() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  return screen ? qRound(screen->logicalDotsPerInch()) : 96;
}

}  // namespace

QImage imageOf(QGraphicsScene& scene, const QSizeF& size) {
  constexpr int kTimes = 2;
  QImage image(size.toSize() * kTimes, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(kTimes);
  image.fill(Qt::transparent);
  render(scene, size, image);
  return image;
}

QByteArray pngOf(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray svgOf(QGraphicsScene& scene, const QSizeF& size, const QString& title, const QString& about) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(resolution());
  generator.setSize(size.toSize());
  generator.setViewBox(QRectF({}, size));
  generator.setTitle(QString::fromLatin1(kTitle));
  generator.setDescription(QString::fromLatin1(kAbout));
  render(scene, size, generator);
  return bytes.replace(kTitle, title.toHtmlEscaped().toUtf8()).replace(kAbout, about.toHtmlEscaped().toUtf8());
}

bool writeWhole(const QString& path, const QByteArray& bytes, QString& why) {
  try {
    return saveFile(nativePath(path), bytes, true);  // the dialog asked before it named an existing one
  } catch (const Error& error) {
    why = QString::fromStdString(error.what()) + QLatin1Char('\n') + QString::fromStdString(error.hint());
    return false;
  }
}

}  // namespace merops::gui
